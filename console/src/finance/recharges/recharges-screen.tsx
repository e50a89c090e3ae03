import { rechargeStates } from '@longmall/contract/recharge.ts'
import { Link } from '@tanstack/react-router'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RechargePlaces } from './recharge-places.tsx'

const tones: Record<(typeof rechargeStates)[number], Tone> = { unpaid: 'wait', failed: 'bad', paid: 'good', closed: 'plain' }

/** Who paid money in, and what was given on top. */
export function RechargesScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('finance')
  const { money, time, count } = useFormat()
  return (
    <>
      <PageHead title={menu('recharges')} lead={say('recharges_lead')} />
      <RechargePlaces />
      <ResourceList
        operation="recharge/list_recharges"
        rowKey="recharge_id"
        empty={say('recharges_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: frame('state'),
            options: rechargeStates.map((value) => ({ value, label: say(`recharge_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: say('member_id') },
        ]}
        columns={[
          { name: 'recharge_no', title: say('recharge_no') },
          { name: 'member_id', title: say('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: frame('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`recharge_${state}`)}</StateTag>,
          },
          { name: 'amount', title: say('amount'), align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          {
            name: 'pay_amount',
            title: say('pay_amount'),
            sort: 'pay_amount',
            align: 'right',
            render: ({ pay_amount }) => money(pay_amount),
          },
          { name: 'gift_money', title: say('gift_money'), align: 'right', render: ({ gift_money }) => money(gift_money) },
          { name: 'gift_longcoin', title: say('gift_longcoin'), align: 'right', render: ({ gift_longcoin }) => count(gift_longcoin) },
          { name: 'created_at', title: say('created'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'paid_at', title: say('paid'), render: ({ paid_at }) => time(paid_at) },
          {
            name: 'payment_id',
            title: say('payment_no'),
            render: ({ member_id, payment_id }) => <PaymentLink member_id={member_id} payment_id={payment_id} />,
          },
        ]}
      />
    </>
  )
}

const PaymentLink = ({ member_id, payment_id }: { member_id: number; payment_id: number }) => (
  <Link to="/payments" search={{ member_id } as never}>
    #{payment_id}
  </Link>
)
