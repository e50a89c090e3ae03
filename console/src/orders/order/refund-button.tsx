import type { Receipt } from '@longmall/contract/refund.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RefundBreakdown } from '../../shell/money/refund-breakdown.tsx'

const reasons = [
  'changed_mind',
  'ordered_wrong',
  'too_slow',
  'not_received',
  'damaged',
  'faulty',
  'not_as_described',
  'wrong_goods',
  'missing_parts',
] as const

export interface RefundButtonProps {
  line: Receipt['lines'][number]
  /** The maximum quantity that can be refunded now. */
  maximum: number
}

/** Refunds a quantity of a line without a request of the buyer; shows the breakdown first. */
export function RefundButton({ line: { order_goods_id, goods_name }, maximum }: RefundButtonProps) {
  const t = useTranslations('order')
  const tRefund = useTranslations('refund')
  return (
    <FormDrawer
      command="refund/refund"
      label={t('refund')}
      title={t('refund_title', { goods: goods_name })}
      type="link"
      saveLabel={t('refund_do')}
      fields={[
        {
          kind: 'number',
          name: 'quantity',
          label: t('quantity'),
          isRequired: true,
          minimum: 1,
          maximum,
          help: t('refund_most', { count: maximum }),
        },
        {
          kind: 'choice',
          name: 'reason',
          label: tRefund('reason'),
          isRequired: true,
          options: [
            ...reasons.map((value) => ({ value, label: tRefund(`reason_${value}`) })),
            { value: 'other', label: tRefund('reason_another') },
          ],
        },
        { kind: 'area', name: 'note', label: t('refund_note'), isRequired: true, maximum: 500, help: t('refund_note_help') },
      ]}
      initial={{ quantity: maximum }}
      fixed={{ order_goods_id }}
    >
      <RefundPreview order_goods_id={order_goods_id} maximum={maximum} />
    </FormDrawer>
  )
}

function RefundPreview({ order_goods_id, maximum }: { order_goods_id: number; maximum: number }) {
  const quantity = Form.useWatch('quantity', Form.useFormInstance()) as number | undefined
  const isRequested = quantity !== undefined && quantity >= 1 && quantity <= maximum
  const preview = useQuery({
    ...query('refund/preview_refund', { order_goods_id, quantity: quantity ?? 1 }),
    enabled: isRequested,
    retry: false,
  })
  if (!isRequested) return null
  if (preview.error) return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={preview.error.message} />
  return <div style={{ marginBottom: 16 }}>{preview.data && <RefundBreakdown plan={preview.data.refund_amounts} />}</div>
}
