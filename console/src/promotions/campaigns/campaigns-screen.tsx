import type { CampaignRow } from '@longmall/contract/campaign-shapes.ts'
import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SpanCell } from '../../shell/list/span-cell.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignLink, FiguresLink } from './campaign-links.tsx'
import { CampaignStateTag } from './campaign-state-tag.tsx'
import { KindChooser } from './kind-chooser.tsx'

const rowActions = (row: CampaignRow) => (
  <>
    <FiguresLink promotion_id={row.promotion_id} /> <CampaignActions campaign={row} type="link" />
  </>
)
const states = ['running', 'upcoming', 'draft', 'off', 'ended'] as const

/** Promotions of every kind (CON-04): running and scheduled ones, and their sales. */
export function CampaignsScreen() {
  const t = useTranslations('campaign')
  const tCommon = useTranslations()
  const { time, count, money } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <KindChooser />
      </PageHead>
      <ResourceList
        operation="campaign/search"
        rowKey="promotion_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'keyword', label: t('name'), maxLength: 80 },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: promotionKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'number', name: 'goods_id', label: t('goods_number') },
        ]}
        columns={[
          { name: 'promotion_id', title: '#', sort: 'promotion_id', isExtra: true },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <CampaignStateTag state={state} /> },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ starts_at, ends_at }) => <SpanCell from={time(starts_at)} until={time(ends_at)} />,
          },
          {
            name: 'goods_count',
            title: t('goods_count'),
            align: 'right',
            isExtra: true,
            render: ({ goods_count }) => count(goods_count),
          },
          { name: 'sku_count', title: t('sku_count'), align: 'right', isExtra: true, render: ({ sku_count }) => count(sku_count) },
          {
            name: 'reserved',
            title: t('reserved_quantity'),
            sort: 'reserved',
            align: 'right',
            render: ({ reserved, stock }) => (stock === null ? count(reserved) : t('of', { part: count(reserved), whole: count(stock) })),
          },
          { name: 'views', title: t('views'), align: 'right', isExtra: true, render: ({ views }) => count(views) },
          { name: 'buyers', title: t('buyers'), align: 'right', isExtra: true, render: ({ buyers }) => count(buyers) },
          { name: 'orders', title: t('orders'), sort: 'orders', align: 'right', render: ({ orders }) => count(orders) },
          { name: 'sales', title: t('sales'), sort: 'sales', align: 'right', render: ({ sales }) => money(sales) },
          { name: 'cost', title: t('cost'), align: 'right', isExtra: true, render: ({ cost }) => money(cost) },
        ]}
        actions={rowActions}
      />
    </>
  )
}
