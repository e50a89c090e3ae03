import { unitScale, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'

/** Which account, and of what time: whole days of the store, and an instant after which nothing counts. */
export interface StatementRequest {
  member_id?: number | undefined
  unit: UnitCode
  purpose: string
  from_day?: string | undefined
  until_day?: string | undefined
  at?: Timestamp | undefined
}

export interface LedgerAccount {
  id: bigint
  unit: UnitCode
  purpose: string
  /** An account of the house: its entries carry no balance, and its sums are read from the flows of days. */
  is_tail: boolean
}

/** From the first instant of a period, or the beginning, to the first after it, or now. */
export interface Bounds {
  from: Timestamp | null
  until: Timestamp | null
}

/** The account that is named; refuses `wallet.not_found` for one never used. */
export async function findAccount({ db }: Context, { member_id = 0, unit, purpose }: StatementRequest): Promise<LedgerAccount> {
  const { rows } = await sql<LedgerAccount>`
    select id, unit, purpose, floor is null as is_tail from account
    where coalesce(member_id, 0) = ${member_id} and unit = ${unit} and purpose = ${purpose}`.execute(db)
  if (!rows[0] || !(unit in unitScale)) throw new Refusal('wallet.not_found')
  return rows[0]
}

/** Days and an instant in the store's zone; the instant has milliseconds and is included. */
export function boundsOf({ setting }: Pick<Context, 'setting'>, { from_day, until_day, at }: StatementRequest): Bounds {
  const zone = setting(zoneSettings.time_zone)
  const ends = [until_day && windowOfDays(zone, until_day, until_day).ends_at, at && plus(at, { seconds: 0.001 })]
  const until = ends.filter((end): end is Timestamp => Boolean(end)).toSorted()[0] ?? null
  return { from: from_day === undefined ? null : startOfDay(zone, from_day), until }
}

/** The same of a period that has an opening and a closing; refuses `call.wrong_fields` where it ends before it begins. */
export function validateBounds(context: Pick<Context, 'setting'>, request: StatementRequest): Bounds {
  const { from, until } = boundsOf(context, request)
  if (from === null || until === null || from < until) return { from, until }
  const { from_day = '', until_day } = request
  throw wrongField(until_day !== undefined && until_day < from_day ? 'until_day' : 'at', 'field.too_small', { minimum: from_day })
}

/** The day of the store to which an instant belongs, and where it began. */
export function dayOf({ setting }: Pick<Context, 'setting'>, at: Timestamp): { day: string; begins_at: Timestamp } {
  const zone = setting(zoneSettings.time_zone)
  const day = dayIn(zone, at)
  return { day, begins_at: startOfDay(zone, day) }
}
