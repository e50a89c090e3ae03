import type { PricedUnit, PriceRequest, PriceRequestState } from '@longmall/contract/unit-price.ts'
import { fromMicros, isJump } from '@longmall/contract/unit-price-scale.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { changePermille, publicationDays } from './rules.ts'
import { unitPriceSettings } from './settings.ts'

export interface RequestRow {
  request_id: number
  unit: PricedUnit
  micros: bigint
  base_micros: bigint
  starts_on: string
  reason: string
  is_jump_confirmed: boolean
  state: PriceRequestState
  requested_by: number
  requested_by_name: string
  requested_at: Timestamp
  effective_at: Timestamp | null
  decided_by_name: string | null
  decided_at: Timestamp | null
  version: number
}

/** Columns of `r`, a request: while it waits it is compared with the price of the day before it would apply now. */
export function requestColumns({ now, setting }: Pick<Context, 'now' | 'setting'>): RawBuilder<unknown> {
  const { first_day } = publicationDays(setting(zoneSettings.time_zone), now)
  return sql`r.id as request_id, r.unit, r.micros, r.starts_on::text as starts_on, r.reason, r.is_jump_confirmed, r.state,
    case when r.state = 'requested' then unit_price_on(r.unit, greatest(r.starts_on, ${first_day}::date) - 1) else r.base_micros end as base_micros,
    r.requested_by, name_of_staff(r.requested_by) as requested_by_name, r.requested_at, r.effective_at,
    name_of_staff(r.decided_by) as decided_by_name, r.decided_at, r.version`
}

/** A request, its row locked until the transaction ends; undefined for none. */
export async function lockRequest(context: Context, request_id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns(context)} from unit_price_request r where r.id = ${request_id} for update of r`.execute(context.db)
  return rows[0]
}

/** A request as an operator is shown it; `own` is the caller's id, null where nobody calls. */
export function showRequest({ setting }: Pick<Context, 'setting'>, row: RequestRow, own: number | null): PriceRequest {
  const { micros, base_micros, is_jump_confirmed: _, requested_by, ...shown } = row
  return {
    ...shown,
    price: fromMicros(micros),
    base_price: fromMicros(base_micros),
    change_permille: changePermille(base_micros, micros),
    is_jump: isJump(base_micros, micros, setting(unitPriceSettings.jump_percent)),
    is_own: requested_by === own,
  }
}
