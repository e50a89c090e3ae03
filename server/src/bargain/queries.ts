import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { BargainSnapshot, BargainStatus } from './rules.ts'

export interface BargainRow extends BargainStatus {
  bargain_id: number
  promotion_id: number
  goods_id: number
  sku_id: number
  member_id: number
  start_price: bigint
  helped: number
  helpers: number
  offer: BargainSnapshot
  payment_id: number | null
  started_at: Timestamp
  decided_at: Timestamp | null
}

/** Columns of a row `b` of bargains; what is still to be drawn from the cuts is shown to nobody. */
export const bargainColumns = sql.raw(`
  b.id as bargain_id, b.promotion_id, b.goods_id, b.sku_id, b.member_id, b.start_price, b.floor_price, b.price, b.helped, cardinality(b.cuts) as helpers,
  b.floor_only, b.offer, b.state, b.payment_id, b.started_at, b.ends_at, b.decided_at`)

/** A bargain as it stands; undefined for none. */
export async function findBargain({ db }: Context, bargain_id: number): Promise<BargainRow | undefined> {
  return (await sql<BargainRow>`select ${bargainColumns} from bargain b where b.id = ${bargain_id}`.execute(db)).rows[0]
}

/** The same with its row locked until the transaction ends; helping, buying and ending lock it first. */
export async function lockBargain({ db }: Context, bargain_id: number): Promise<BargainRow | undefined> {
  return (await sql<BargainRow>`select ${bargainColumns} from bargain b where b.id = ${bargain_id} for update`.execute(db)).rows[0]
}
