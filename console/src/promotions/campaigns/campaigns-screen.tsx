import type { CampaignRow } from '@longmall/contract/campaign-shapes.ts'
import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
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
const states = ['running', 'soon', 'draft', 'off', 'ended'] as const

/** Promotions of every kind (CON-04): what runs, what comes, how it sells. */
export function CampaignsScreen() {
  const say = useWords('campaign')
  const common = useWords()
  const { time, count, money } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <KindChooser />
      </PageHead>
      <ResourceList
        operation="campaign/search"
        rowKey="promotion_id"
        empty={say('empty')}
        filters={[
          { kind: 'text', name: 'words', label: say('name'), maxLength: 80 },
          {
            kind: 'choice',
            name: 'kind',
            label: say('kind'),
            options: promotionKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          { kind: 'number', name: 'goods_id', label: say('goods_number') },
        ]}
        columns={[
          { name: 'promotion_id', title: '#', sort: 'promotion_id', isExtra: true },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          { name: 'state', title: common('state'), render: ({ state }) => <CampaignStateTag state={state} /> },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ starts_at, ends_at }) => <SpanCell from={time(starts_at)} until={time(ends_at)} />,
          },
          {
            name: 'goods_count',
            title: say('goods_count'),
            align: 'right',
            isExtra: true,
            render: ({ goods_count }) => count(goods_count),
          },
          { name: 'sku_count', title: say('sku_count'), align: 'right', isExtra: true, render: ({ sku_count }) => count(sku_count) },
          {
            name: 'taken',
            title: say('pieces_taken'),
            sort: 'taken',
            align: 'right',
            render: ({ taken, stock }) => (stock === null ? count(taken) : say('of', { part: count(taken), whole: count(stock) })),
          },
          { name: 'views', title: say('views'), align: 'right', isExtra: true, render: ({ views }) => count(views) },
          { name: 'buyers', title: say('buyers'), align: 'right', isExtra: true, render: ({ buyers }) => count(buyers) },
          { name: 'orders', title: say('orders'), sort: 'orders', align: 'right', render: ({ orders }) => count(orders) },
          { name: 'sales', title: say('sales'), sort: 'sales', align: 'right', render: ({ sales }) => money(sales) },
          { name: 'cost', title: say('cost'), align: 'right', isExtra: true, render: ({ cost }) => money(cost) },
        ]}
        actions={rowActions}
      />
    </>
  )
}
