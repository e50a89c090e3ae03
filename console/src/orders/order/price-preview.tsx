import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useDeferredValue } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const amount = /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/
const amountOf = (value: unknown) => (typeof value === 'string' && amount.test(value) ? value : undefined)

/** Within the form of a price: the new total of the order, as the server calculates it, before anything is changed. */
export function PricePreview({ order_id, version }: { order_id: number; version: number }) {
  const t = useTranslations('order')
  const { money } = useFormat()
  const form = Form.useFormInstance()
  const typed = Form.useWatch([], form) as { reduction?: unknown; freight_total?: unknown } | undefined
  const reduction = useDeferredValue(amountOf(typed?.reduction))
  const freight_total = useDeferredValue(amountOf(typed?.freight_total))
  const isRequested = reduction !== undefined || freight_total !== undefined
  const preview = useQuery({
    ...query('order/preview_price', { order_id, version, ...(reduction && { reduction }), ...(freight_total && { freight_total }) }),
    enabled: isRequested,
    retry: false,
    placeholderData: (before) => before,
  })
  if (!isRequested) return null
  if (preview.error) return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={preview.error.message} />
  if (!preview.data) return null
  const { total, total_before, payment_amount } = preview.data
  return (
    <Alert
      type="info"
      style={{ marginBottom: 16 }}
      title={<strong>{t('new_total', { before: money(total_before), now: money(total) })}</strong>}
      description={t('new_payment', { amount: money(payment_amount) })}
    />
  )
}
