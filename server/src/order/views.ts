import type { Language } from '@longmall/contract/fields.ts'
import type { Order, OrderEvent } from '@longmall/contract/order.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findPayment } from '../payment/queries.ts'
import { actionFacts, actionsNow, type ActionFactsRow } from './action-facts.ts'
import { purchaseInfoColumn } from './source/source-columns.ts'
import { lineNames } from './line-names.ts'
import { type StoredPickupPlace, showPickupPlace } from './pickup-place.ts'
import type { OrderDetails } from './progress/find-order.ts'
import { orderSettings } from './settings.ts'

type Row = Omit<Order, 'payment_method' | 'events' | 'actions' | 'details' | 'pickup_store' | 'balance' | 'after_sale_until'> &
  StoredPickupPlace & {
    facts: ActionFactsRow
    details: OrderDetails
    balance: Pick<NonNullable<Order['balance']>, 'amount' | 'from' | 'until'> | null
  }

/** One order of the member whole, with its history; refuses `order.not_found` for anybody else's as for none. */
export async function viewOrder(context: Context<MemberActor>, { order_id }: { order_id: number }): Promise<Order> {
  return readOrder(context, sql`o.id = ${order_id} and o.member_id = ${context.actor.member_id} and o.deleted_at is null`)
}

/**
 * The one order that fits, whole; refuses `order.not_found`. Its goods are named in the reader's language.
 */
export async function readOrder(context: Context, which: RawBuilder<unknown>): Promise<Order> {
  const { db, language, setting } = context
  const { rows } =
    await sql<Row>`select ${columns}, ${purchaseInfoColumn(language)} as promotion from shop_order o ${joins(language)} where ${which}`.execute(
      db,
    )
  const row = rows[0]
  if (!row) throw new Refusal('order.not_found')
  const { facts, details, balance, pickup_store, pickup_store_details, ...order } = row
  const { method } = await findPayment(db, row.payment_id)
  const events = await sql<z.output<typeof OrderEvent>>`
    select event, actor, created_at, details from order_event where order_id = ${row.order_id} order by id`.execute(db)
  return {
    ...order,
    details: showDetails(details, language),
    balance: balance && showBalance(balance, details, order.deposit_amount),
    pickup_store: showPickupPlace({ pickup_store, pickup_store_details }, language),
    payment_method: order.paid_at === null ? null : method,
    after_sale_until: order.received_at && plus(order.received_at, { days: setting(orderSettings.after_sale_days) }),
    events: events.rows,
    actions: actionsNow(context, facts),
  }
}

function showBalance(balance: NonNullable<Row['balance']>, { deposit }: OrderDetails, deposit_amount: string | null): Order['balance'] {
  const deposit_value = deposit?.deposit_value === undefined ? (deposit_amount ?? '0.00') : decimalOf(cents(deposit.deposit_value))
  // Before the deposit is paid, the window that its rule promises.
  const window = { from: balance.from ?? deposit?.from ?? null, until: balance.until ?? deposit?.until ?? null }
  return { ...balance, ...window, missed: deposit?.missed ?? 'return', deposit_value, ships_at: deposit?.ships_at ?? null }
}

function showDetails({ service_mode, car_model, phone, referrer_id, plan_months }: OrderDetails, language: Language): Order['details'] {
  const choiceName = (choice: OrderDetails['service_mode']) =>
    choice ? (choice.name[language] ?? choice.name['en-us'] ?? choice.key) : null
  return {
    service_mode: choiceName(service_mode),
    car_model: choiceName(car_model),
    phone: phone ?? null,
    referrer_id: referrer_id ?? null,
    plan_months: plan_months ?? null,
  }
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const columns = sql`
  o.id as order_id, o.order_no, o.order_type, o.state, o.on_hold_by, o.warehouse, o.trace, coalesce(o.balance_payment_id, o.payment_id) as payment_id, o.delivery_plan, o.contact,
  o.address, o.pickup_store, o.pickup_store_details, o.details, o.remark, o.invoice, o.member_coupon_id, o.longcoin_total as longcoin, o.created_at, o.paid_at, o.cancelled_at,
  o.cancel_reason, o.shipped_at, o.auto_receive_at, o.received_at, l.lines, t.paid_together, ${actionFacts} as facts,
  case when o.balance_payment_id is null then o.valid_until else o.balance_until end as valid_until,
  decimal_text(o.goods_total, 2) as goods_amount, decimal_text(o.total, 2) as actual_amount, decimal_text(r.amount + o.freight_refunded, 2) as refunded_amount, decimal_text(o.deposit_amount, 2) as deposit_amount,
  decimal_text(case when o.balance_payment_id is not null then o.total - o.deposit_amount when o.deposit_amount is not null then o.deposit_amount else t.amount end, 2)
    as payment_amount,
  case when o.deposit_amount is not null then jsonb_build_object('amount', decimal_text(o.total - o.deposit_amount, 2),
    'from', ${iso('o.balance_from')}, 'until', ${iso('o.balance_until')}) end as balance,
  jsonb_build_object('list_total', decimal_text(o.list_total, 2), 'goods_total', decimal_text(o.goods_total, 2),
    'reduction_total', decimal_text(o.reduction_total, 2), 'freight_total', decimal_text(o.freight_total, 2), 'total', decimal_text(o.total, 2)) as totals`

const joins = (language: Language) => sql`
  cross join lateral (select jsonb_agg(id order by id) as paid_together, sum(total)::bigint as amount from shop_order where payment_id = o.payment_id) t
  cross join lateral (
    select jsonb_agg(jsonb_build_object('order_goods_id', id, 'line_id', line_id, 'goods_id', goods_id, 'sku_id', sku_id, ${lineNames(language)},
      'picture', picture, 'quantity', quantity, 'list_price', decimal_text(list_price, 2), 'unit_price', decimal_text(unit_price, 2),
      'goods_total', decimal_text(goods_total, 2), 'total', decimal_text(total, 2), 'longcoin', longcoin, 'shipped_quantity', shipped_quantity,
      'refunded_quantity', refunded_quantity, 'refunded_total', decimal_text(refunded_total, 2), 'review_state', review_state,
      'after_sale_state', after_sale_state, 'is_gift', is_gift, 'reductions', (
        select coalesce(jsonb_agg(jsonb_build_object('source', r ->> 'source', 'amount', decimal_text((r ->> 'amount')::bigint, 2))), '[]')
        from jsonb_array_elements(reductions) r)) order by id) as lines
    from order_line where order_id = o.id) l
  cross join lateral (select sum(refunded_total)::bigint as amount from order_line where order_id = o.id) r`
