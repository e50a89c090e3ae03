import type { StaffOrder } from '@longmall/contract/order.ts'
import { sourceName } from '@longmall/web/receipt/receipt-text.ts'
import { Card, Flex, Table } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

type Payment = StaffOrder['payments'][number]
const tones: Record<Payment['state'], Tone> = {
  open: 'warning',
  pending: 'processing',
  paid: 'success',
  failed: 'error',
  cancelled: 'default',
  closed: 'default',
  refunded: 'default',
}

/** The payments of an order: what each was paid with, and what went back of that. */
export function PaymentsCard({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations('order')
  return (
    <Card size="small" title={t('payments')}>
      <Flex vertical gap={16}>
        {payments.map((payment) => (
          <OnePayment key={payment.payment_id} payment={payment} />
        ))}
      </Flex>
    </Card>
  )
}

function OnePayment({ payment: { payment_no, state, amount, paid_at, paid_with } }: { payment: Payment }) {
  const t = useTranslations('order')
  const tReceipt = useTranslations('receipt')
  const { money, time } = useFormat()
  return (
    <div>
      <Flex gap={8} wrap align="center" style={{ marginBottom: 8 }}>
        <RecordLink to="/payments" search={{ payment_no }}>
          {payment_no}
        </RecordLink>
        <StateTag tone={tones[state]}>{t(`payment_${state}`)}</StateTag>
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
            { key: 'source', title: t('source'), render: (_, part) => sourceName(part, tReceipt) },
            { key: 'amount', title: t('amount'), align: 'right', render: (_, part) => money(part.amount, part.unit) },
            { key: 'refunded', title: t('refunded'), align: 'right', render: (_, part) => money(part.refunded, part.unit) },
          ]}
        />
      )}
    </div>
  )
}
