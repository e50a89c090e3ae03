import type { InputOf } from '@longmall/contract/operation.ts'
import type { PriceRequest, unitPrice as contract } from '@longmall/contract/unit-price.ts'
import { toMicros } from '@longmall/contract/unit-price-scale.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { staffSettings } from '../../staff/settings.ts'
import { checkJump } from '../check-jump.ts'
import { notifyPriceWaiting } from './notify-operators.ts'
import { approvePermission } from './permissions.ts'
import { priceOn } from '../price-on.ts'
import { publishPrice } from '../publish-price.ts'
import { lockRequest, showRequest } from '../queries.ts'
import { dayBefore, publicationDays } from '../rules.ts'

/**
 * Requests a price of a coin from a day of the store's zone on (AST-15). Another operator decides; where there is no other, it is
 * published by itself after `staff.approval_wait_hours`, and before the shop is opened at once (decisions/0062); who may approve it is sent a mail. Refuses
 * `unit_price.day_begun` {day}, `unit_price.day_too_late` {day}, `unit_price.jump` {before, percent}.
 */
export async function requestPrice(context: Context<StaffActor>, input: InputOf<typeof contract.request>): Promise<PriceRequest> {
  const { db, actor, now, setting } = context
  const { unit, starts_on, reason, is_jump_confirmed = false } = input
  const micros = toMicros(input.price)
  const { first_day, last_day } = publicationDays(setting(zoneSettings.time_zone), now)
  if (starts_on < first_day) throw new Refusal('unit_price.day_begun', { day: first_day })
  if (starts_on > last_day) throw new Refusal('unit_price.day_too_late', { day: last_day })
  const base_micros = await priceOn(context, unit, dayBefore(starts_on))
  checkJump(context, base_micros, micros, is_jump_confirmed)
  const hours = await hoursUntilPublished(context)
  const { rows } = await sql<{ id: number }>`
    insert into unit_price_request (unit, micros, base_micros, starts_on, reason, is_jump_confirmed, requested_by, requested_at, effective_at)
    values (${unit}, ${micros}, ${base_micros}, ${starts_on}::date, ${reason}, ${is_jump_confirmed}, ${actor.staff_id}, ${now},
      clock_timestamp() + make_interval(hours => ${hours}::int))
    returning id`.execute(db)
  const request = (await lockRequest(context, rows[0]!.id))!
  await audit(context, { subject: `unit_price ${unit}`, before: null, after: { request_id: request.request_id, ...input } })
  const isUnopened = context.site.shared.shop.opened_at === null && !context.site.shared.shop.is_demo
  if (isUnopened) await publishPrice(context, request, { decided_by: null, is_jump_confirmed })
  else await notifyPriceWaiting(context, request)
  return showRequest(context, (await lockRequest(context, request.request_id))!, actor.staff_id)
}

/** Null while another operator may approve it. */
async function hoursUntilPublished({ db, actor, setting }: Context<StaffActor>): Promise<number | null> {
  const approvers = await holdersOf(db, [approvePermission])
  return approvers.some(({ staff_id }) => staff_id !== actor.staff_id) ? null : Math.max(1, setting(staffSettings.approval_wait_hours))
}
