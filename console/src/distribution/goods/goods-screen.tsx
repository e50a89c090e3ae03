import { commissionModes, type GoodsCommission } from '@longmall/contract/distribution-shapes.ts'
import { Flex } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { useShare } from '../rates/use-share.ts'
import { quiet } from '../tones.ts'
import { GoodsDrawer } from './goods-drawer.tsx'
import { PayoutBar, PayoutLegend } from './payout-bar.tsx'

/** Commission of each goods, and what selling it pays out beside its margin (DST-06, CON-04). */
export function GoodsScreen() {
  const t = useTranslations('distribution')
  const { share, rates } = useShare()
  return (
    <>
      <DistributionHead lead={t('goods_lead')} />
      <div style={{ marginBottom: 12 }}>
        <PayoutLegend />
      </div>
      <ResourceList
        operation="distribution/list_goods"
        rowKey="goods_id"
        isCards
        empty={t('goods_empty')}
        filters={[
          { kind: 'text', name: 'search', label: t('goods_search'), maxLength: 60 },
          {
            kind: 'choice',
            name: 'mode',
            label: t('mode'),
            options: commissionModes.map((value) => ({ value, label: t(`mode_${value}`) })),
          },
        ]}
        columns={[
          { name: 'goods_name', title: t('goods'), sort: 'goods_id', render: (row) => <GoodsName row={row} /> },
          {
            name: 'mode',
            title: t('mode'),
            render: (row) => (
              <Flex vertical gap={2} align="start">
                <StateTag tone={modeTones[row.mode]}>{t(`mode_${row.mode}`)}</StateTag>
                {row.rates && <span style={quiet}>{rates(row.rates)}</span>}
              </Flex>
            ),
          },
          { name: 'promise', title: t('payout'), width: 280, render: ({ promise }) => <Payout promise={promise} /> },
          {
            name: 'own_margin_ppm',
            title: t('margin'),
            align: 'right',
            render: ({ own_margin_ppm, promise }) => (
              <>
                {share(promise.margin_ppm)}
                {own_margin_ppm === null && <div style={quiet}>{t('margin_standard')}</div>}
              </>
            ),
          },
        ]}
        actions={(row) => <GoodsDrawer goods={row} />}
      />
    </>
  )
}

const modeTones = { level: 'default', own: 'processing', none: 'warning' } as const

const GoodsName = ({ row: { goods_id, goods_name } }: { row: GoodsCommission }) => (
  <div style={{ maxWidth: 320, minWidth: 160, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    <RecordLink to="/goods/edit" search={{ goods_id }}>
      {goods_name}
    </RecordLink>
    <div style={quiet}>#{goods_id}</div>
  </div>
)

function Payout({ promise }: { promise: GoodsCommission['promise'] }) {
  const t = useTranslations('distribution')
  const { share, rounded } = useShare()
  const over_ppm = promise.total_ppm - promise.margin_ppm
  return (
    <Flex vertical gap={2} style={{ minWidth: 200 }}>
      <PayoutBar promise={promise} />
      <Flex justify="space-between" align="center" style={quiet}>
        <span>{t('payout_of', { total: rounded(promise.total_ppm), margin: rounded(promise.margin_ppm) })}</span>
        {over_ppm > 0 && <StateTag tone="error">{t('payout_over_short', { share: share(over_ppm) })}</StateTag>}
      </Flex>
    </Flex>
  )
}
