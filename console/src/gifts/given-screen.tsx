import type { StaffGift } from '@longmall/contract/gift-shapes.ts'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { GiftTabs } from './gift-tabs.tsx'
import { GiveGift } from './give-gift.tsx'

const tones: Record<StaffGift['state'], Tone> = { claimable: 'wait', claimed: 'good', expired: 'plain' }
const states = Object.keys(tones) as StaffGift['state'][]
// The contract’s own list, which is not to be loaded with all its schemas.
const reasons = [
  'level',
  'birthday',
  'signin',
  'purchase',
  'game',
  'register',
  'recharge',
  'operator',
] as const satisfies StaffGift['reason'][]

/** Gifts that members were given (PRM-12): why, until when, and the order of each that was claimed. */
export function GivenScreen() {
  const say = useWords('gift')
  const common = useWords()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead_given')}>
        <GiveGift />
      </PageHead>
      <GiftTabs />
      <ResourceList
        operation="gift/given"
        rowKey="gift_id"
        empty={say('empty_given')}
        filters={[
          { kind: 'text', name: 'search', label: say('search_member'), width: 300, maxLength: 254 },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'reason',
            label: say('why'),
            options: reasons.map((value) => ({ value, label: say(`reason_${value}`) })),
          },
          { kind: 'number', name: 'rule_id', label: say('rule_number') },
        ]}
        columns={[
          { name: 'gift_id', title: '#', isExtra: true },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          {
            name: 'gift',
            title: say('sku'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
                {[goods_name, sku_name].filter(Boolean).join(' · ')} × {count(quantity)}
              </div>
            ),
          },
          { name: 'reason', title: say('why'), render: ({ reason }) => say(`reason_${reason}`) },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
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
          { name: 'given_at', title: say('given_at'), sort: 'given_at', render: ({ given_at }) => time(given_at) },
          { name: 'valid_until', title: say('valid_until'), sort: 'valid_until', render: ({ valid_until }) => time(valid_until) },
          { name: 'claimed_at', title: say('claimed_at'), sort: 'claimed_at', render: ({ claimed_at }) => time(claimed_at) },
          {
            name: 'rule_id',
            title: say('rule_number'),
            align: 'right',
            isExtra: true,
            render: ({ rule_id }) => (rule_id === null ? '–' : String(rule_id)),
          },
        ]}
      />
    </>
  )
}
