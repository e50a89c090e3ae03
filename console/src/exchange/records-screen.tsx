import type { StaffExchangeRecord } from '@longmall/contract/exchange-shapes.ts'
import { stateTones } from '../orders/order-words.ts'
import { useMay } from '../shell/call/may.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { ExchangeTabs } from './exchange-tabs.tsx'

// The contract’s own list, which is not to be loaded with all its schemas.
const kinds = ['goods', 'coupon', 'red_packet'] as const satisfies StaffExchangeRecord['kind'][]

/** What members got for longcoin (PRM-11), each product with its order. */
export function RecordsScreen() {
  const say = useWords('exchange')
  const order = useWords('order')
  const may = useMay()
  const { time, count, money } = useFormat()
  const beside = ({ kind, amount }: StaffExchangeRecord) =>
    kind === 'coupon' ? '–' : say(kind === 'goods' ? 'paid_beside' : 'credited', { money: money(amount) })
  return (
    <>
      <PageHead title={say('title')} lead={say('lead_records')}>
        {may('order/search') && (
          <LinkButton to="/orders" search={{ promotion_kind: 'point' }}>
            {say('goods_orders')}
          </LinkButton>
        )}
      </PageHead>
      <ExchangeTabs />
      <ResourceList
        operation="exchange/records"
        rowKey="record_id"
        empty={say('empty_records')}
        filters={[
          { kind: 'text', name: 'search', label: say('search_member'), width: 300, maxLength: 254 },
          { kind: 'choice', name: 'kind', label: say('kind'), options: kinds.map((value) => ({ value, label: say(`kind_${value}`) })) },
          { kind: 'number', name: 'item_id', label: say('item_number') },
          { kind: 'day', name: 'from_day', label: say('from_day') },
          { kind: 'day', name: 'until_day', label: say('until_day') },
        ]}
        columns={[
          { name: 'record_id', title: '#', isExtra: true },
          { name: 'created_at', title: say('created_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          {
            name: 'name',
            title: say('name'),
            render: ({ name, sku_name }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>{sku_name ? `${name} · ${sku_name}` : name}</div>
            ),
          },
          { name: 'quantity', title: say('quantity'), align: 'right', render: ({ quantity }) => count(quantity) },
          { name: 'longcoin', title: say('coins'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          { name: 'amount', title: say('money'), align: 'right', render: (record) => beside(record) },
          {
            name: 'order',
            title: say('order'),
            render: ({ order_id }) =>
              order_id === null ? (
                '–'
              ) : (
                <RecordLink to="/orders/order" search={{ order_id }}>
                  {`#${order_id}`}
                </RecordLink>
              ),
          },
          {
            name: 'order_state',
            title: order('state'),
            render: ({ order_state }) =>
              order_state ? (
                <StateTag tone={stateTones[order_state]}>{order(`state_${order_state}`)}</StateTag>
              ) : (
                <StateTag tone="good">{say('received')}</StateTag>
              ),
          },
          {
            name: 'item_id',
            title: say('item_number'),
            align: 'right',
            isExtra: true,
            render: ({ item_id }) => (item_id === null ? '–' : String(item_id)),
          },
        ]}
      />
    </>
  )
}
