import type { PurchaseSourceKind, DeliveryPlan, OrderState, OrderType } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import type { RequirementChoice } from '../../catalogue/skus-for-sale.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** An order without its lines and prices; amounts in cents. */
export interface OrderRow {
  order_id: number
  order_no: string
  member_id: number
  order_type: OrderType
  state: OrderState
  warehouse: 'domestic' | 'overseas'
  delivery_plan: DeliveryPlan
  payment_id: number
  balance_payment_id: number | null
  goods_total: bigint
  freight_total: bigint
  freight_refunded: bigint
  total: bigint
  deposit_amount: bigint | null
  address: MemberAddress | null
  contact: { consignee: string; mobile: string } | null
  details: OrderDetails
  pickup_store: number | null
  invoice: { title: string; tax_number: string; email_address?: string } | null
  member_coupon_id: number | null
  longcoin_total: number
  longcoin_transfer: string | null
  valid_until: Timestamp | null
  balance_from: Timestamp | null
  balance_until: Timestamp | null
  paid_at: Timestamp | null
  shipped_at: Timestamp | null
  auto_receive_at: Timestamp | null
  extended_at: Timestamp | null
  reminded_at: Timestamp | null
  received_at: Timestamp | null
  reviewed_at: Timestamp | null
  settled_at: Timestamp | null
  deleted_at: Timestamp | null
  cancel_reason: string | null
  operator_remark: string
  promotion_kind: PurchaseSourceKind | null
  promotion_id: number | null
  promotion_subject: number | null
  on_hold_by: string | null
  version: number
  created_at: Timestamp
}

/**
 * When the balance of a reservation is due: in `window_days` that begin `after_days` after the deposit, or, of a presale,
 * from one set instant to another, whenever the deposit was paid. `deposit_value`: cents of all units that the deposit counts for.
 */
export interface DepositRule {
  after_days: number
  window_days: number
  missed: 'keep' | 'return'
  from?: Timestamp
  until?: Timestamp
  ships_at?: Timestamp
  deposit_value?: number
}

/** The run plan that devices of a SKU are ordered with: names by language, smallest parts of ACC a day as text. */
export interface DeviceTerms {
  sku_id: number
  plan_id: number
  plan_names: Record<string, string>
  term_days: number
  daily_rate: string
  /** Minutes of a day that one at home must report for, to mine on that day. */
  minutes_needed: number
}

/** The details of its type and the rules of its deposit, copied. */
export interface OrderDetails {
  service_mode?: RequirementChoice
  car_model?: RequirementChoice
  phone?: string
  referrer_id?: number
  plan_months?: number
  /** Of a pledge: smallest parts of ACC a share, and its income a month in millionths of the remaining principal. */
  pledge?: { unit_acc: string; income_ppm: number }
  /** Of devices, by SKU. */
  devices?: DeviceTerms[]
  deposit?: DepositRule
  /** Of what it was bought by, by language. */
  names?: Partial<Record<Language, string>>
}

const columns = sql`id as order_id, order_no, member_id, order_type, state, warehouse, delivery_plan, payment_id, balance_payment_id, goods_total, freight_total,
  freight_refunded, total, deposit_amount, address, contact, details, pickup_store, invoice, member_coupon_id, longcoin_total, longcoin_transfer, valid_until,
  balance_from, balance_until, paid_at, shipped_at, auto_receive_at, extended_at, reminded_at, received_at, reviewed_at, settled_at, deleted_at, cancel_reason,
  operator_remark, promotion_kind, promotion_id, promotion_subject, on_hold_by, version, created_at`

/** An order, of this member where one is named; refuses `order.not_found`, for another's as for none. */
export async function findOrder(db: Database, order_id: number, member_id?: number): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`select ${columns} from shop_order where id = ${order_id}`.execute(db)
  return ofMember(rows[0], member_id)
}

/** The same, its row locked until the transaction ends. Who also locks its payment does that first. */
export async function lockOrder(db: Database, order_id: number, member_id?: number): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`select ${columns} from shop_order where id = ${order_id} for update`.execute(db)
  return ofMember(rows[0], member_id)
}

function ofMember(order: OrderRow | undefined, member_id: number | undefined): OrderRow {
  if (!order || (member_id !== undefined && (order.member_id !== member_id || order.deleted_at !== null)))
    throw new Refusal('order.not_found')
  return order
}
