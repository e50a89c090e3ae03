import { bargainStates, type BargainState } from '@longmall/contract/bargain.ts'
import { Progress } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { CampaignLink } from '../campaigns/campaign-links.tsx'

const tones: Record<BargainState, Tone> = { cutting: 'processing', ordered: 'warning', purchased: 'success', failed: 'default' }

/** Bargains (PRM-06) with their owners: how far each is cut and what became of it. */
export function BargainsScreen() {
  const t = useTranslations('teambuy')
  const tCommon = useTranslations()
  const { time, money, count } = useFormat()
  return (
    <>
      <PageHead title={t('bargains')} lead={t('bargains_lead')} />
      <ResourceList
        operation="bargain/search"
        rowKey="bargain_id"
        empty={t('bargains_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: bargainStates.map((value) => ({ value, label: t(`bargain_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: t('promotion_number') },
          { kind: 'number', name: 'goods_id', label: t('goods_number') },
          { kind: 'number', name: 'member_id', label: t('member_number') },
        ]}
        columns={[
          { name: 'bargain_id', title: '#' },
          { name: 'account', title: t('member') },
          {
            name: 'name',
            title: t('promotion'),
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          {
            name: 'goods_name',
            title: t('goods'),
            render: ({ goods_name, sku_name }) => [goods_name, sku_name].filter(Boolean).join(' · '),
          },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`bargain_${state}`)}</StateTag>,
          },
          {
            name: 'start_price',
            title: t('start_price'),
            align: 'right',
            isExtra: true,
            render: ({ start_price }) => money(start_price),
          },
          { name: 'price', title: t('current_price'), sort: 'price', align: 'right', render: ({ price }) => money(price) },
          { name: 'floor_price', title: t('floor_price'), align: 'right', render: ({ floor_price }) => money(floor_price) },
          {
            name: 'cut_percent',
            title: t('cut'),
            width: 160,
            render: ({ cut_percent, helped, helpers }) => (
              <>
                <Progress percent={cut_percent} size="small" aria-label={t('cut')} />
                {t('helped', { part: count(helped), whole: count(helpers) })}
              </>
            ),
          },
          { name: 'started_at', title: t('opened'), sort: 'started_at', render: ({ started_at }) => time(started_at) },
          { name: 'ends_at', title: tCommon('until'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'decided_at', title: t('decided'), isExtra: true, render: ({ decided_at }) => time(decided_at) },
        ]}
      />
    </>
  )
}
