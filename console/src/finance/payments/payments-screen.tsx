import type { payment } from '@longmall/contract/payment.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Table } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { PaymentPlaces } from './payment-places.tsx'

type Payment = OutputOf<typeof payment.list>['list'][number]
type Try = Payment['tries'][number]
const states = ['open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded'] as const satisfies readonly Payment['state'][]
const tones: Record<Payment['state'], Tone> = {
  open: 'wait',
  pending: 'busy',
  paid: 'good',
  failed: 'bad',
  cancelled: 'plain',
  closed: 'plain',
  refunded: 'plain',
}
const tryTones: Record<Try['state'], Tone> = {
  pending: 'busy',
  success: 'good',
  fail: 'bad',
  cancel: 'plain',
  refunding: 'busy',
  refunded: 'plain',
}

/** Every payment with its tries at providers, each of which can be asked at once (CON-06). */
export function PaymentsScreen() {
  const frame = useWords()
  const owed = useWords('owed')
  const menu = useWords('menu')
  const say = useWords('finance')
  const { money, time } = useFormat()
  const purposes: Record<string, string> = {
    order: say('purpose_order'),
    order_balance: say('purpose_order_balance'),
    recharge: say('purpose_recharge'),
  }
  return (
    <>
      <PageHead title={menu('payments')} lead={say('payments_lead')} />
      <PaymentPlaces />
      <ResourceList
        operation="payment/list"
        rowKey="payment_id"
        empty={say('payments_empty')}
        expand={(row) => <Tries tries={row.tries} />}
        actions={({ payment_id, state }) =>
          (state === 'open' || state === 'pending') && (
            <ActionButton command="payment/reconcile_now" input={{ payment_id }} label={say('reconcile')} type="link" />
          )
        }
        filters={[
          { kind: 'text', name: 'payment_no', label: say('payment_no'), maxLength: 40 },
          { kind: 'text', name: 'reference', label: say('try_reference'), maxLength: 60 },
          { kind: 'choice', name: 'state', label: frame('state'), options: states.map((value) => ({ value, label: say(`pay_${value}`) })) },
          { kind: 'number', name: 'member_id', label: say('member_id') },
          { kind: 'text', name: 'provider', label: say('provider'), maxLength: 20, width: 160 },
          { kind: 'day', name: 'day', label: owed('day') },
        ]}
        columns={[
          { name: 'payment_no', title: say('payment_no') },
          { name: 'member_id', title: say('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          { name: 'state', title: frame('state'), render: ({ state }) => <StateTag tone={tones[state]}>{say(`pay_${state}`)}</StateTag> },
          { name: 'purpose', title: say('purpose'), render: ({ purpose, subject }) => `${purposes[purpose] ?? purpose} ${subject}` },
          { name: 'amount', title: say('amount'), sort: 'amount', align: 'right', render: ({ amount }) => money(amount) },
          { name: 'refunded', title: say('refunded'), align: 'right', render: ({ refunded }) => money(refunded) },
          { name: 'method', title: say('method'), render: ({ method }) => method ?? '–' },
          { name: 'created_at', title: say('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'paid_at', title: say('paid'), isExtra: true, render: ({ paid_at }) => time(paid_at) },
        ]}
      />
    </>
  )
}

function Tries({ tries }: { tries: Try[] }) {
  const frame = useWords()
  const say = useWords('finance')
  const { money, time } = useFormat()
  if (tries.length === 0) return say('tries_none')
  return (
    <Table<Try>
      rowKey="reference"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={tries}
      columns={[
        { title: say('provider'), dataIndex: 'provider' },
        { title: say('try_reference'), dataIndex: 'reference' },
        { title: say('remote_id'), render: (_, { remote_id }) => remote_id ?? '–' },
        { title: say('amount'), align: 'right', render: (_, { amount }) => money(amount) },
        { title: frame('state'), render: (_, { state }) => <StateTag tone={tryTones[state]}>{say(`try_${state}`)}</StateTag> },
        { title: say('time'), render: (_, { created_at }) => time(created_at) },
        { title: say('outcome_at'), render: (_, { outcome_at }) => time(outcome_at) },
      ]}
    />
  )
}
