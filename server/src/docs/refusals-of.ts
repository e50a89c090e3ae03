import { numberOfRefusal, statusOfRefusal, wireCode, type RefusalCode } from '@longmall/contract/errors.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { serverTranslations } from '@longmall/translations/en-us/server/index.ts'
import { sealingOf } from '../kernel/security/secure-message/open-form.ts'

/** One way in which a call may be refused. */
export interface DescribedRefusal {
  reason: RefusalCode
  /** `code` of the answer. */
  code: number
  status: number
  /** In English, with `{name}` where a value stands. */
  words: string
}

const describe = (reason: RefusalCode): DescribedRefusal => ({
  reason,
  code: numberOfRefusal[reason] ?? wireCode.refused,
  status: statusOfRefusal(reason),
  words: serverTranslations[reason],
})

/** Refusals of the operation's own rules. */
export const ownRefusals = ({ refusals = [] }: AnyOperation): DescribedRefusal[] => [...new Set(refusals)].map(describe)

/** When the operator requires a security option. */
const sealRefusals: RefusalCode[] = [
  'session.option_required',
  'session.key_unknown',
  'session.message_late',
  'session.message_replayed',
  'session.message_invalid',
]

/** Every refusal the operation may give: its own, then those of its access and kind. */
export function allRefusals(operation: AnyOperation): DescribedRefusal[] {
  const { kind, access, path } = operation
  const { who } = access
  const reasons: RefusalCode[] = [...(operation.refusals ?? []), 'call.wrong_fields']
  if (who === 'member' || who === 'staff') reasons.push('session.not_logged_in')
  if (who === 'member' || who === 'staff' || who === 'optional') reasons.push('session.invalid')
  if (who === 'member' || who === 'optional') reasons.push('session.logged_in_elsewhere', 'session.account_cancelled')
  if (access.permission) reasons.push('call.forbidden')
  if (who === 'demo') reasons.push('call.not_found')
  if (kind === 'command') reasons.push('call.key_reused')
  if (kind !== 'query') reasons.push('call.too_large')
  if (who !== 'staff' && path !== 'site/state' && !path.startsWith('staff/'))
    reasons.push('site.closed_by_operator', 'site.closed_by_schedule')
  if (sealingOf(operation) !== 'never') reasons.push(...sealRefusals)
  reasons.push('call.too_many', 'call.unavailable', 'call.internal_error')
  return [...new Set(reasons)].map(describe)
}
