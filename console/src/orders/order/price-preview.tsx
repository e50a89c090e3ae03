import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useDeferredValue } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

const amount = /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/
const amountOf = (value: unknown) => (typeof value === 'string' && amount.test(value) ? value : undefined)

/** Within the form of a price: what the order would come to, as the server reckons it, before anything is changed. */
export function PricePreview({ order_id, version }: { order_id: number; version: number }) {
  const say = useWords('order')
  const { money } = useFormat()
  const form = Form.useFormInstance()
  const typed = Form.useWatch([], form) as { reduction?: unknown; freight_total?: unknown } | undefined
  const reduction = useDeferredValue(amountOf(typed?.reduction))
  const freight_total = useDeferredValue(amountOf(typed?.freight_total))
  const isAsked = reduction !== undefined || freight_total !== undefined
  const preview = useQuery({
    ...query('order/preview_price', { order_id, version, ...(reduction && { reduction }), ...(freight_total && { freight_total }) }),
    enabled: isAsked,
    retry: false,
    placeholderData: (before) => before,
  })
  if (!isAsked) return null
  if (preview.error) return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={preview.error.message} />
  if (!preview.data) return null
  const { total, total_before, payment_amount } = preview.data
  return (
    <Alert
      type="info"
      style={{ marginBottom: 16 }}
      title={<strong>{say('new_total', { before: money(total_before), now: money(total) })}</strong>}
      description={say('new_payment', { amount: money(payment_amount) })}
    />
  )
}
