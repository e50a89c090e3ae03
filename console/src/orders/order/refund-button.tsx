import type { Receipt } from '@longmall/contract/returns.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { BackFacts } from '../../shell/money/back-facts.tsx'

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
  /** As many pieces as can be given back now. */
  most: number
}

/** Gives money back for pieces of a line that nobody asked back; shows first what goes where. */
export function RefundButton({ line: { order_goods_id, goods_name }, most }: RefundButtonProps) {
  const say = useWords('order')
  const sayReturns = useWords('returns')
  return (
    <FormDrawer
      command="returns/refund"
      label={say('refund')}
      title={say('refund_title', { goods: goods_name })}
      type="link"
      saveLabel={say('refund_do')}
      fields={[
        {
          kind: 'number',
          name: 'quantity',
          label: say('pieces'),
          isRequired: true,
          minimum: 1,
          maximum: most,
          help: say('refund_most', { count: most }),
        },
        {
          kind: 'choice',
          name: 'reason',
          label: sayReturns('reason'),
          isRequired: true,
          options: [
            ...reasons.map((value) => ({ value, label: sayReturns(`reason_${value}`) })),
            { value: 'other', label: sayReturns('reason_another') },
          ],
        },
        { kind: 'area', name: 'words', label: say('refund_words'), isRequired: true, maximum: 500, help: say('refund_words_help') },
      ]}
      initial={{ quantity: most }}
      fixed={{ order_goods_id }}
    >
      <RefundPreview order_goods_id={order_goods_id} most={most} />
    </FormDrawer>
  )
}

function RefundPreview({ order_goods_id, most }: { order_goods_id: number; most: number }) {
  const quantity = Form.useWatch('quantity', Form.useFormInstance()) as number | undefined
  const isAsked = quantity !== undefined && quantity >= 1 && quantity <= most
  const preview = useQuery({
    ...query('returns/preview_refund', { order_goods_id, quantity: quantity ?? 1 }),
    enabled: isAsked,
    retry: false,
  })
  if (!isAsked) return null
  if (preview.error) return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={preview.error.message} />
  return <div style={{ marginBottom: 16 }}>{preview.data && <BackFacts back={preview.data.back} />}</div>
}
