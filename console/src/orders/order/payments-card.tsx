import type { StaffOrder } from '@longmall/contract/order.ts'
import { sourceName } from '@longmall/web/receipt/receipt-words.ts'
import { Card, Flex, Table } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

type Payment = StaffOrder['payments'][number]
const tones: Record<Payment['state'], Tone> = {
  open: 'wait',
  pending: 'busy',
  paid: 'good',
  failed: 'bad',
  cancelled: 'plain',
  closed: 'plain',
  refunded: 'plain',
}

/** The payments of an order: what each was paid with, and what went back of that. */
export function PaymentsCard({ payments }: { payments: readonly Payment[] }) {
  const say = useWords('order')
  return (
    <Card size="small" title={say('payments')}>
      <Flex vertical gap={16}>
        {payments.map((payment) => (
          <OnePayment key={payment.payment_id} payment={payment} />
        ))}
      </Flex>
    </Card>
  )
}

function OnePayment({ payment: { payment_no, state, amount, paid_at, paid_with } }: { payment: Payment }) {
  const say = useWords('order')
  const sayReceipt = useWords('receipt')
  const { money, time } = useFormat()
  return (
    <div>
      <Flex gap={8} wrap align="center" style={{ marginBottom: 8 }}>
        <RecordLink to="/payments" search={{ payment_no }}>
          {payment_no}
        </RecordLink>
        <StateTag tone={tones[state]}>{say(`payment_${state}`)}</StateTag>
        <strong>{money(amount)}</strong>
        {paid_at && <span>{time(paid_at)}</span>}
      </Flex>
      {paid_with.length > 0 && (
        <Table
          size="small"
          rowKey={(part) => `${part.source} ${part.bucket}`}
          pagination={false}
          dataSource={paid_with}
          columns={[
            { key: 'source', title: say('source'), render: (_, part) => sourceName(part, sayReceipt) },
            { key: 'amount', title: say('amount'), align: 'right', render: (_, part) => money(part.amount, part.unit) },
            { key: 'refunded', title: say('refunded'), align: 'right', render: (_, part) => money(part.refunded, part.unit) },
          ]}
        />
      )}
    </div>
  )
}
