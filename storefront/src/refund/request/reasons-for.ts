import type { RefundableLine, AfterSaleKind, AfterSaleReason } from '@longmall/contract/refund.ts'

const reasonsUnshipped: AfterSaleReason[] = ['changed_mind', 'ordered_wrong', 'too_slow', 'other']
const reasonsWithoutReturn: AfterSaleReason[] = [
  'not_received',
  'damaged',
  'faulty',
  'missing_parts',
  'not_as_described',
  'wrong_goods',
  'other',
]
const reasonsWithReturn: AfterSaleReason[] = [
  'faulty',
  'damaged',
  'not_as_described',
  'wrong_goods',
  'missing_parts',
  'ordered_wrong',
  'changed_mind',
  'other',
]

/** Valid reasons for a line: unshipped goods cannot be broken, and returned goods have arrived. */
export function reasonsFor(line: Pick<RefundableLine, 'unshipped' | 'return_refund'>, kind: AfterSaleKind): readonly AfterSaleReason[] {
  if (kind === 'return_refund') return reasonsWithReturn
  if (line.unshipped === 0) return reasonsWithoutReturn
  return line.return_refund === 0 ? reasonsUnshipped : [...new Set([...reasonsUnshipped.slice(0, -1), ...reasonsWithoutReturn])]
}

/** The translation key of a reason; `_other` would be a plural. */
export const reasonKey = (reason: AfterSaleReason) => (reason === 'other' ? 'reason_another' : (`reason_${reason}` as const))
