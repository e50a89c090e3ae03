import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { translate } from '../../kernel/translate.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { holdersOf } from '../people/holders-of.ts'
import { namesOfStaff } from '../people/names-of-staff.ts'

/** What waits for a second operator: in words, who may approve it, and when it takes effect by itself where nobody else may. */
interface Waiting {
  what: string
  permission: string
  effective_at: Timestamp | null
}

/** Why a request took no effect: a refusal with the values of its text. */
export interface Blocker {
  code: RefusalCode
  details?: Record<string, unknown>
}

/** Mails the requester and everybody who may approve what they requested (decisions/0048). */
export async function notifyWaiting(context: Context<StaffActor>, { what, permission, effective_at }: Waiting): Promise<void> {
  const { db, actor, language } = context
  const by = (await namesOfStaff(db, [actor.staff_id])).get(actor.staff_id) ?? '–'
  const approvers = (await holdersOf(db, [permission])).map(({ email }) => email)
  for (const to of new Set([...(await addressOf(context, actor.staff_id)), ...approvers]))
    if (effective_at === null) await queueMail(context, { to, language, template: 'change_needs_approval', params: { what, by } })
    else await queueMail(context, { to, language, template: 'change_scheduled', params: { what, by, from: effective_at } })
}

/** Mails the requester what became of the request. */
export async function notifyDecided(context: Context, requested_by: number, what: string, decision: 'approved' | 'refused'): Promise<void> {
  const template = decision === 'approved' ? 'change_approved' : 'change_refused'
  for (const to of await addressOf(context, requested_by))
    await queueMail(context, { to, language: context.language, template, params: { what } })
}

/** Mails the requester why the request took no effect when its time came. */
export async function notifyDropped(context: Context, requested_by: number, what: string, { code, details }: Blocker): Promise<void> {
  const { language } = context
  const reason = translate(language, code, details ?? {})
  for (const to of await addressOf(context, requested_by))
    await queueMail(context, { to, language, template: 'change_dropped', params: { what, reason } })
}

// None where the operator is not active any more.
const addressOf = async ({ db }: Context, staff_id: number): Promise<string[]> => {
  const rows = await db.selectFrom('staff').select('email').where('id', '=', staff_id).where('is_active', '=', true).execute()
  return rows.map(({ email }) => email)
}
