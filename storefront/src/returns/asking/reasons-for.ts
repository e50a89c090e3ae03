import type { ReturnableLine, ReturnKind, ReturnReason } from '@longmall/contract/returns.ts'

const ofUnsent: ReturnReason[] = ['changed_mind', 'ordered_wrong', 'too_slow', 'other']
const ofKept: ReturnReason[] = ['not_received', 'damaged', 'faulty', 'missing_parts', 'not_as_described', 'wrong_goods', 'other']
const ofReturned: ReturnReason[] = [
  'faulty',
  'damaged',
  'not_as_described',
  'wrong_goods',
  'missing_parts',
  'ordered_wrong',
  'changed_mind',
  'other',
]

/** The reasons that fit: goods that were not sent cannot be broken, and what comes back has arrived. */
export function reasonsFor(line: Pick<ReturnableLine, 'unshipped' | 'return_refund'>, kind: ReturnKind): readonly ReturnReason[] {
  if (kind === 'return_refund') return ofReturned
  if (line.unshipped === 0) return ofKept
  return line.return_refund === 0 ? ofUnsent : [...new Set([...ofUnsent.slice(0, -1), ...ofKept])]
}

/** The phrase of a reason; `_other` would be a plural. */
export const reasonKey = (reason: ReturnReason) => (reason === 'other' ? 'reason_another' : (`reason_${reason}` as const))
