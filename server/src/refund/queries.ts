import type { ReturnKind, ReturnReason, ReturnStatus } from '@longmall/contract/returns.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findOrder, lockOrder } from '../order/progress/find-order.ts'
import { lockPayment } from '../payment/queries.ts'
import type { StoredShare } from './stored-share.ts'

export interface ReturnRow {
  id: number
  return_no: string
  member_id: number
  /** What the member is called. */
  account: string
  order_id: number
  order_line_id: number
  payment_id: number
  kind: ReturnKind
  quantity: number
  unshipped_quantity: number
  reason: ReturnReason
  words: string
  pic_paths: string[]
  status: ReturnStatus
  goods_amount: bigint
  freight_amount: bigint
  longcoin: number
  coupon_back: boolean
  parts: StoredShare[] | null
  merchant_until: Timestamp | null
  buyer_until: Timestamp | null
  reply: string | null
  send_to: string | null
  carrier: string | null
  tracking_number: string | null
  created_at: Timestamp
  refunded_at: Timestamp | null
  version: number
}

const columns = sql.raw(
  `id, return_no, member_id, (select account from member m where m.id = member_id) as account, order_id, order_line_id, payment_id, kind, quantity, unshipped_quantity, reason, words, pic_paths, status, goods_amount, freight_amount,
   longcoin, coupon_back, parts, merchant_until, buyer_until, reply, send_to, carrier, tracking_number, created_at, refunded_at, version`,
)

/** Requests `r` that fit, as a statement; `marked` is that of a list. */
export const returnsSql = (which: RawBuilder<unknown>, marked: RawBuilder<unknown> = sql``) =>
  sql<ReturnRow>`select ${columns}${marked} from return_request r where ${which}`

export const returnRows = async (db: Database, which: RawBuilder<unknown>): Promise<ReturnRow[]> =>
  (await returnsSql(which).execute(db)).rows

/** One request, of this member where one is named; refuses `returns.not_found`. */
export async function findReturn(db: Database, refund_id: number, member_id?: number): Promise<ReturnRow> {
  const [row] = await returnRows(db, sql`id = ${refund_id} ${member_id === undefined ? sql`` : sql`and member_id = ${member_id}`}`)
  if (!row) throw new Refusal('returns.not_found')
  return row
}

/**
 * The same, locked in the order of the house: the rows of its payments when money may go, its order's, then its own. Refuses
 * `returns.not_found`, and `returns.changed` when it is not at the version that was shown.
 */
export async function lockReturn(
  { db }: Context,
  refund_id: number,
  { member_id, version, money = false }: { member_id?: number; version?: number; money?: boolean },
): Promise<ReturnRow> {
  const seen = await findReturn(db, refund_id, member_id)
  if (money) {
    const { balance_payment_id } = await findOrder(db, seen.order_id)
    await lockPayment(db, seen.payment_id)
    if (balance_payment_id !== null) await lockPayment(db, balance_payment_id)
  }
  await lockOrder(db, seen.order_id)
  const [row] = await returnRows(db, sql`id = ${refund_id} for update`)
  if (version !== undefined && row!.version !== version) throw new Refusal('returns.changed')
  return row!
}

/** What requests under way will give back before this one: pieces, and cents with their freight. */
export interface Pending {
  /** Of the same order. */
  pieces: number
  cents: bigint
  /** These pieces by the lines they are of. */
  line_pieces: Record<number, number>
  /** Of other orders of the same payment. */
  other_pieces: number
  other_cents: bigint
}

export const noPending: Pending = { pieces: 0, cents: 0n, line_pieces: {}, other_pieces: 0, other_cents: 0n }

/** Requests of this payment under way that were made before one (before a new one, when none is named). */
export async function pendingBefore(
  db: Database,
  { payment_id, order_id }: { payment_id: number; order_id: number },
  before: number | null = null,
): Promise<Pending> {
  const earlier = sql`status in (1, 3, 4, 5) ${before === null ? sql`` : sql`and id < ${before}`}`
  const { rows } = await sql<Pending>`
    select coalesce(sum(quantity) filter (where order_id = ${order_id}), 0)::int as pieces,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id = ${order_id}), 0)::bigint as cents,
      coalesce(sum(quantity) filter (where order_id <> ${order_id}), 0)::int as other_pieces,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id <> ${order_id}), 0)::bigint as other_cents,
      (select coalesce(jsonb_object_agg(order_line_id, pieces), '{}') from (
        select order_line_id, sum(quantity) as pieces from return_request where order_id = ${order_id} and ${earlier} group by order_line_id) l) as line_pieces
    from return_request where payment_id = ${payment_id} and ${earlier}`.execute(db)
  return rows[0]!
}
