import type { CampaignRow, StaffState } from '@longmall/contract/campaign-shapes.ts'
import { CampaignActions } from '../promotions/campaigns/campaign-actions.tsx'
import { CampaignLink, FiguresLink } from '../promotions/campaigns/campaign-links.tsx'
import { CampaignStateTag } from '../promotions/campaigns/campaign-state-tag.tsx'
import { useMay } from '../shell/call/may.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { ExchangeTabs } from './exchange-tabs.tsx'

const states = ['running', 'soon', 'draft', 'off', 'ended'] as const satisfies StaffState[]
const fixed = { kind: 'point' } as const
const actionsOf = (row: CampaignRow) => (
  <>
    <FiguresLink promotion_id={row.promotion_id} /> <CampaignActions campaign={row} type="link" />
  </>
)

/** Products that longcoin buys, with money beside or without (PRM-11): promotions of the kind `point`. */
export function GoodsScreen() {
  const say = useWords('exchange')
  const campaign = useWords('campaign')
  const common = useWords()
  const may = useMay()
  const { time, count, money } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead_goods')}>
        {may('campaign/save') && (
          <LinkButton type="primary" to="/campaigns/edit" search={fixed}>
            {say('create_goods')}
          </LinkButton>
        )}
      </PageHead>
      <ExchangeTabs />
      <ResourceList
        operation="campaign/search"
        fixed={fixed}
        rowKey="promotion_id"
        empty={say('empty_goods')}
        filters={[
          { kind: 'text', name: 'words', label: campaign('name'), maxLength: 80 },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: campaign(`state_${value}`) })),
          },
          { kind: 'number', name: 'goods_id', label: campaign('goods_number') },
        ]}
        columns={[
          { name: 'promotion_id', title: '#', sort: 'promotion_id', isExtra: true },
          {
            name: 'name',
            title: campaign('name'),
            sort: 'name',
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'state', title: common('state'), render: ({ state }) => <CampaignStateTag state={state} /> },
          {
            name: 'window',
            title: campaign('window'),
            sort: 'starts_at',
            render: ({ starts_at, ends_at }) => <SpanCell from={time(starts_at)} until={time(ends_at)} />,
          },
          {
            name: 'goods_count',
            title: campaign('goods_count'),
            align: 'right',
            isExtra: true,
            render: ({ goods_count }) => count(goods_count),
          },
          {
            name: 'taken',
            title: campaign('pieces_taken'),
            sort: 'taken',
            align: 'right',
            render: ({ taken, stock }) => (stock === null ? count(taken) : say('of', { part: count(taken), whole: count(stock) })),
          },
          { name: 'buyers', title: campaign('buyers'), align: 'right', isExtra: true, render: ({ buyers }) => count(buyers) },
          { name: 'orders', title: campaign('orders'), sort: 'orders', align: 'right', render: ({ orders }) => count(orders) },
          { name: 'sales', title: say('money_beside'), sort: 'sales', align: 'right', render: ({ sales }) => money(sales) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
