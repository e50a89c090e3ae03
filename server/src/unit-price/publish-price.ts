import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { sql } from 'kysely'
import { auditAs } from '../kernel/security/audit.ts'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { checkJump } from './check-jump.ts'
import { priceOn } from './price-on.ts'
import type { RequestRow } from './queries.ts'
import { dayBefore, publicationDays } from './rules.ts'

export interface Publication {
  /** Null where no other operator may approve it. */
  decided_by: number | null
  is_jump_confirmed: boolean
}

/**
 * Publishes a requested price, whose row is locked: from its day on, or from the next day where that one has begun. It replaces one that
 * was published for the same day. Prices of a coin are published one after the other. Refuses `unit_price.jump` {before, percent} where
 * the price of the day before changed since the request.
 */
export async function publishPrice(context: Context, request: RequestRow, { decided_by, is_jump_confirmed }: Publication): Promise<void> {
  const { db, now, setting } = context
  const { request_id, unit, micros } = request
  await sql`select pg_advisory_xact_lock(hashtext(${`unit_price ${unit}`}))`.execute(db)
  const { first_day } = publicationDays(setting(zoneSettings.time_zone), now)
  const starts_on = request.starts_on < first_day ? first_day : request.starts_on
  const base_micros = await priceOn(context, unit, dayBefore(starts_on))
  const isConfirmed = request.is_jump_confirmed || is_jump_confirmed
  checkJump(context, base_micros, micros, isConfirmed)
  await sql`
    insert into unit_price (unit, starts_on, revision, micros, published_at, request_id)
    values (${unit}, ${starts_on}::date,
      (select coalesce(max(revision), 0) + 1 from unit_price where unit = ${unit} and starts_on = ${starts_on}::date), ${micros}, ${now}, ${request_id})`.execute(
    db,
  )
  await sql`
    update unit_price_request set state = 'approved', decided_by = ${decided_by}::int, decided_at = ${now}, starts_on = ${starts_on}::date,
      base_micros = ${base_micros}, is_jump_confirmed = ${isConfirmed}, version = version + 1 where id = ${request_id}`.execute(db)
  await auditAs(context, decided_by ?? request.requested_by, {
    subject: `unit_price ${unit}`,
    before: { request_id, state: 'requested' },
    after: { request_id, state: 'approved', price: fromMicros(micros), starts_on },
  })
}
