import type { DryRun } from '@longmall/contract/campaign-shapes.ts'
import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { Link } from '@tanstack/react-router'
import { Table, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useSkus } from '../edit/use-skus.ts'

type Worst = NonNullable<DryRun['worst']>
const orderPath: string = '/orders/order'

/** The basket that would lose most: what is in it, and each rule that was tried on it. */
export function WorstBasket({ worst: { order_id, lines, before, after, trace } }: { worst: Worst }) {
  const t = useTranslations('dryrun')
  const tCampaign = useTranslations('campaign')
  const { money, count } = useFormat()
  const skus = useSkus(lines.map(({ sku_id }) => sku_id))
  const nameOf = (sku_id: number) => {
    const sku = skus.get(sku_id)
    return sku ? [sku.goods_name, sku.sku_name].filter(Boolean).join(' · ') : `SKU ${sku_id}`
  }
  /** Which rule it was: its kind, and its number where it has one. */
  const ruleName = ({ stage, rule }: Worst['trace'][number]) => {
    const [kindName = '', id] = rule.replace('presale_deposit', 'presale').split(':')
    const kind = promotionKinds.find((one) => one === kindName)
    const name = kind ? tCampaign(`kind_${kind}`) : kindName === 'member_level' ? t('member_level') : t(`stage_${stage}`)
    if (kind && id === '0') return `${name} (${t('this_promotion')})`
    return id && id !== '0' ? `${name} #${id}` : name
  }
  return (
    <div>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 0 }}>
        {t('worst', { before: money(before), after: money(after) })}
      </Typography.Title>
      {order_id !== null && (
        <p>
          <Link to={orderPath} search={{ order_id } as never}>
            {t('worst_order', { order: order_id })}
          </Link>
        </p>
      )}
      <Table
        size="small"
        pagination={false}
        rowKey="sku_id"
        dataSource={[...lines]}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'sku', title: t('line'), render: (_, { sku_id }) => nameOf(sku_id) },
          { key: 'quantity', title: t('line_quantity'), align: 'right', render: (_, { quantity }) => count(quantity) },
          { key: 'price', title: t('line_price'), align: 'right', render: (_, { list_price }) => money(list_price) },
        ]}
      />
      <Table
        size="small"
        style={{ marginTop: 12 }}
        pagination={false}
        rowKey={(entry) => `${entry.stage} ${entry.rule} ${entry.reason} ${entry.line_ids.join(' ')}`}
        dataSource={trace.filter(({ stage }) => stage !== 'freight')}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'stage', title: t('rule'), render: (_, entry) => ruleName(entry) },
          { key: 'applied', title: t('applied'), render: (_, { applied }) => t(applied ? 'did_apply' : 'did_not_apply') },
          { key: 'saved', title: t('saved'), align: 'right', render: (_, { applied, saved }) => (applied ? money(saved) : '–') },
        ]}
      />
    </div>
  )
}
