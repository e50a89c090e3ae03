import type { AfterSaleKind, AfterSaleReason, AfterSaleStatus } from '@longmall/contract/refund.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findOrder, lockOrder } from '../order/progress/find-order.ts'
import { lockPayment } from '../payment/queries.ts'
import type { RefundPart } from '../payment/refund/rules.ts'
import type { Pending } from './plan/amounts.ts'
import type { UnitsRequest } from './plan/refund-plan.ts'

/** A refunded source as a request stores it: amounts in smallest parts as text, since JSON has no bigint. */
export interface StoredShare extends Omit<RefundPart, 'amount' | 'worth'> {
  amount: string
  worth: string
}

export const storeShare = ({ source, bucket, unit, amount, worth }: RefundPart): StoredShare => ({
  source,
  bucket,
  unit,
  amount: String(amount),
  worth: String(worth),
})

export interface ReturnRow {
  id: number
  return_no: string
  member_id: number
  /** What the member is called. */
  account: string
  order_id: number
  order_line_id: number
  payment_id: number
  kind: AfterSaleKind
  quantity: number
  unshipped_quantity: number
  reason: AfterSaleReason
  note: string
  pic_paths: string[]
  status: AfterSaleStatus
  goods_amount: bigint
  freight_amount: bigint
  longcoin: number
  coupon_returned: boolean
  parts: StoredShare[] | null
  merchant_deadline: Timestamp | null
  buyer_deadline: Timestamp | null
  reply: string | null
  return_address: string | null
  carrier: string | null
  tracking_number: string | null
  created_at: Timestamp
  refunded_at: Timestamp | null
  version: number
}

const columns = sql.raw(
  `id, return_no, member_id, (select account from member m where m.id = member_id) as account, order_id, order_line_id, payment_id, kind, quantity, unshipped_quantity, reason, note, pic_paths, status, goods_amount, freight_amount,
   longcoin, coupon_returned, parts, merchant_deadline, buyer_deadline, reply, return_address, carrier, tracking_number, created_at, refunded_at, version`,
)

/** Requests `r` that fit, as a statement; `cursorColumn` is that of a list. */
export const returnRequestsSql = (which: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) =>
  sql<ReturnRow>`select ${columns}${cursorColumn} from return_request r where ${which}`

export const returnRows = async (db: Database, which: RawBuilder<unknown>): Promise<ReturnRow[]> =>
  (await returnRequestsSql(which).execute(db)).rows

/** One request, of this member where one is named; refuses `refund.not_found`. */
export async function findReturn(db: Database, refund_id: number, member_id?: number): Promise<ReturnRow> {
  const [row] = await returnRows(db, sql`id = ${refund_id} ${member_id === undefined ? sql`` : sql`and member_id = ${member_id}`}`)
  if (!row) throw new Refusal('refund.not_found')
  return row
}

/**
 * The same, locked in the order of the house: the rows of its payments when money may go, its order's, then its own. Refuses
 * `refund.not_found`, and `refund.changed` when it is not at the version that was shown.
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
  if (version !== undefined && row!.version !== version) throw new Refusal('refund.changed')
  return row!
}

/** A request as input of a plan; `isReceived`: the shop has received the goods. */
export function unitsOf(
  row: Pick<ReturnRow, 'order_line_id' | 'kind' | 'quantity' | 'unshipped_quantity'>,
  { isReceived, pending }: { isReceived: boolean; pending?: Pending },
): UnitsRequest {
  const returned = row.kind === 'return_refund' ? row.quantity : 0
  return {
    what: 'units',
    order_goods_id: row.order_line_id,
    quantity: row.quantity,
    unshipped: row.unshipped_quantity,
    returned,
    received: isReceived ? returned : 0,
    ...(pending ? { pending } : {}),
  }
}
