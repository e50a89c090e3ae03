import type { PickupState } from '@longmall/contract/redemption.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { redeemable, waiting } from '../rules.ts'

/** An order to pick up. */
export interface PickupRow {
  order_id: number
  order_no: string
  member_id: number
  store_id: number
  paid_at: Timestamp
  state: PickupState
  ready_at: Timestamp | null
  ready_by_name: string | null
  reminded_at: Timestamp | null
  expires_at: Timestamp | null
}

export const pickupColumns = sql`p.order_id, p.order_no, p.member_id, p.store_id, p.paid_at, p.state, p.ready_at,
  name_of_staff(p.ready_by) as ready_by_name, p.reminded_at, p.expires_at`

/** Orders to pick up `p` that fit. */
export async function readPickups(db: Database, which: RawBuilder<unknown>): Promise<PickupRow[]> {
  const { rows } = await sql<PickupRow>`select ${pickupColumns} from pickup p where ${which}`.execute(db)
  return rows
}

/** That of an order; undefined where it is not fetched, or not paid or released yet. */
export const findPickup = async (db: Database, order_id: number): Promise<PickupRow | undefined> =>
  (await readPickups(db, sql`p.order_id = ${order_id}`))[0]

/** The timers of an order to pick up, by its id. */
export const pickupTimers = { remind: 'pickup.remind', expire: 'pickup.expire', complete: 'pickup.complete' } as const

/** Lists as parameters of conditional writes. */
export const waitingSql = sql`(${sql.join([...waiting])})`
export const redeemableSql = sql`(${sql.join([...redeemable])})`
