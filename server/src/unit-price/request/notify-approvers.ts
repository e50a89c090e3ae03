import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'
import type { RequestRow } from '../queries.ts'
import { approvePermission } from './permissions.ts'

/** Notifies the requester and everybody who may approve a requested price by mail. */
export async function notifyApprovers(context: Context<StaffActor>, request: RequestRow): Promise<void> {
  const { db, actor, language } = context
  const { effective_at } = request
  const approvers = await holdersOf(db, [approvePermission])
  const requester = (await holdersOf(db, [])).filter(({ staff_id }) => staff_id === actor.staff_id)
  const by = (await namesOfStaff(db, [actor.staff_id])).get(actor.staff_id) ?? '–'
  const what = describePrice(context, request)
  for (const to of new Set([...requester, ...approvers].map(({ email }) => email)))
    if (effective_at === null) await queueMail(context, { to, language, template: 'price_needs_approval', params: { what, by } })
    else await queueMail(context, { to, language, template: 'price_scheduled', params: { what, by, from: effective_at } })
}

/** `ACC: 1.10 USD, 2026-11-28`: the price, from the day. */
export const describePrice = ({ site }: Pick<Context, 'site'>, { unit, micros, starts_on }: RequestRow): string =>
  `${unit}: ${fromMicros(micros)} ${site.shared.shop.currency}, ${starts_on}`
