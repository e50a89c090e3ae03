import type { CampaignRow, StaffState } from '@longmall/contract/campaign-shapes.ts'
import { CampaignActions } from '../promotions/campaigns/campaign-actions.tsx'
import { CampaignLink, FiguresLink } from '../promotions/campaigns/campaign-links.tsx'
import { CampaignStateTag } from '../promotions/campaigns/campaign-state-tag.tsx'
import { usePermissions } from '../shell/call/permissions.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { PointsShopTabs } from './points-shop-tabs.tsx'

const states = ['running', 'upcoming', 'draft', 'off', 'ended'] as const satisfies StaffState[]
const fixed = { kind: 'point' } as const
const actionsOf = (row: CampaignRow) => (
  <>
    <FiguresLink promotion_id={row.promotion_id} /> <CampaignActions campaign={row} type="link" />
  </>
)

/** Products for longcoin, with or without money (PRM-11): promotions of the kind `point`. */
export function GoodsScreen() {
  const t = useTranslations('pointsshop')
  const tCampaign = useTranslations('campaign')
  const tCommon = useTranslations()
  const can = usePermissions()
  const { time, count, money } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead_goods')}>
        {can('campaign/save') && (
          <LinkButton type="primary" to="/campaigns/edit" search={fixed}>
            {t('create_goods')}
          </LinkButton>
        )}
      </PageHead>
      <PointsShopTabs />
      <ResourceList
        operation="campaign/search"
        fixed={fixed}
        rowKey="promotion_id"
        empty={t('empty_goods')}
        filters={[
          { kind: 'text', name: 'keyword', label: tCampaign('name'), maxLength: 80 },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: tCampaign(`state_${value}`) })),
          },
          { kind: 'number', name: 'goods_id', label: tCampaign('goods_number') },
        ]}
        columns={[
          { name: 'promotion_id', title: '#', sort: 'promotion_id', isExtra: true },
          {
            name: 'name',
            title: tCampaign('name'),
            sort: 'name',
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <CampaignStateTag state={state} /> },
          {
            name: 'window',
            title: tCampaign('window'),
            sort: 'starts_at',
            render: ({ starts_at, ends_at }) => <SpanCell from={time(starts_at)} until={time(ends_at)} />,
          },
          {
            name: 'goods_count',
            title: tCampaign('goods_count'),
            align: 'right',
            isExtra: true,
            render: ({ goods_count }) => count(goods_count),
          },
          {
            name: 'reserved',
            title: tCampaign('reserved_quantity'),
            sort: 'reserved',
            align: 'right',
            render: ({ reserved, stock }) => (stock === null ? count(reserved) : t('of', { part: count(reserved), whole: count(stock) })),
          },
          { name: 'buyers', title: tCampaign('buyers'), align: 'right', isExtra: true, render: ({ buyers }) => count(buyers) },
          { name: 'orders', title: tCampaign('orders'), sort: 'orders', align: 'right', render: ({ orders }) => count(orders) },
          { name: 'sales', title: t('extra_payment'), sort: 'sales', align: 'right', render: ({ sales }) => money(sales) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
