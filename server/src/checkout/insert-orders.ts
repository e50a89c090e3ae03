import { randomInt } from 'node:crypto'
import { cents, sumCents } from '@longmall/pricing/cents.ts'
import type { PricedBasket, TraceEntry } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import { wireTrace } from '@longmall/pricing/wire/write-priced.ts'
import { dayIn, type Timestamp } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { ComboQuantity } from '../order/source/promotion-quantities.ts'
import type { OrderDetails } from '../order/progress/find-order.ts'
import type { StoredPickupPlace } from '../order/pickup-place.ts'
import type { PricedGroup, PricedOrder } from './price-order.ts'
import { reducedBy } from './reduced-by.ts'
import { initialState } from '../order/rules.ts'
import { stateSql } from '../order/state-sql.ts'

export interface OrderFacts extends StoredPickupPlace {
  payment_id: number
  valid_until: Timestamp
  contact: { consignee: string; mobile: string } | null
  contact_mobile: string | null
  details: OrderDetails
  remarks: { warehouse: string; note: string }[]
  invoice: object | null
  source_type: string | null
  long_mall_qr_type: string | null
  source_member: number | null
}

/**
 * Writes one order a warehouse with its lines, trace and first event, in one statement. Prices, cost prices, reductions and address are
 * copied and stay as they are, whatever becomes of their sources. Answers the ids, domestic first. Refuses
 * `session.account_cancelled` when the member has left while the payment was opened.
 */
export async function insertOrders(
  { db, actor, now, setting }: Context<MemberActor>,
  { groups, basket, terms, member_coupon_id, deposit, purchase }: PricedOrder,
  facts: OrderFacts,
): Promise<number[]> {
  const { remarks, invoice, contact, details, pickup_store_details, ...rest } = facts
  const day = dayIn(setting(zoneSettings.time_zone), now).replaceAll('-', '')
  const orders = groups.map((group) => {
    const { warehouse, list_total, goods_total, reduction_total, freight_total, total } = group
    const remark = remarks.find((one) => one.warehouse === warehouse)?.note ?? ''
    const trace = wireTrace(traceOf(basket.trace, group))
    const longcoin_total = group.lines.reduce((sum, { priced }) => sum + priced.longcoin, 0)
    return {
      order_no: newOrderNo(day),
      warehouse,
      list_total,
      goods_total,
      reduction_total,
      freight_total,
      total,
      longcoin_total,
      remark,
      trace,
    }
  })
  const reductionsByLine = reducedBy(
    basket,
    groups.flatMap((group) => group.lines),
  )
  const lines = groups.flatMap((group) =>
    group.lines.map(({ sku: { goods_id, goods_name, sku_name, picture }, priced, is_gift }) => ({
      ...priced,
      promotion_kind: priced.promotion?.kind ?? null,
      // A gift is no promotion's: it took nothing of one.
      promotion_id: is_gift ? null : (priced.promotion?.promotion_id ?? null),
      is_gift,
      combos: combosOfLine(basket, priced.line_id),
      full_reductions: reductionsByLine.get(priced.line_id) ?? [],
      warehouse: group.warehouse,
      goods_id,
      goods_name,
      sku_name,
      picture,
    })),
  )
  const json = (value: object | null) => value && JSON.stringify(value)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into shop_order (order_no, member_id, order_type, state, warehouse, payment_id, list_total, goods_total, reduction_total, freight_total, total,
        deposit_amount, longcoin_total, member_coupon_id, delivery_plan, address, contact, contact_mobile, details, pickup_store, pickup_store_details, invoice, remark, trace,
        source_type, long_mall_qr_type, source_member, promotion_kind, promotion_id, promotion_subject, valid_until, created_at)
      select o.order_no, ${actor.member_id}, ${terms.order_type}, ${stateSql(initialState)}, o.warehouse, ${rest.payment_id}, o.list_total, o.goods_total, o.reduction_total,
        o.freight_total, o.total, ${deposit}::bigint, o.longcoin_total, ${member_coupon_id}::int, ${terms.plan}, ${json(terms.address)}::jsonb,
        ${json(contact)}::jsonb, ${rest.contact_mobile}, ${json(details)}::jsonb, ${rest.pickup_store}::int, ${json(pickup_store_details)}::jsonb, ${json(invoice)}::jsonb, o.remark, o.trace,
        ${rest.source_type}, ${rest.long_mall_qr_type}, ${rest.source_member}::int,
        ${purchase?.kind ?? null}, ${purchase?.promotion_id ?? null}::int, ${purchase?.subject ?? null}::int, ${rest.valid_until}, ${now}
      from jsonb_to_recordset(${JSON.stringify(orders)}) o (order_no text, warehouse text, list_total bigint, goods_total bigint,
        reduction_total bigint, freight_total bigint, total bigint, longcoin_total int, remark text, trace jsonb)
      -- The payment has waited for an account that is just being cancelled (IDN-13): then it is seen here.
      where exists (select from member where id = ${actor.member_id} and state <> 'cancelled')
      returning id, warehouse
    ), lines as (
      insert into order_line (order_id, line_id, goods_id, sku_id, goods_name, sku_name, names, picture, quantity, list_price, unit_price, goods_total, reductions, total,
        longcoin, promotion_kind, promotion_id, is_gift, combos, full_reductions, cost_price)
      select made.id, l.line_id, l.goods_id, l.sku_id, l.goods_name, l.sku_name, names_of_sku(l.sku_id), l.picture, l.quantity, l.list_price, l.unit_price, l.goods_total, l.reductions, l.total,
        l.longcoin, l.promotion_kind, l.promotion_id, l.is_gift, l.combos, l.full_reductions, cost_price_of_sku(l.sku_id)
      from jsonb_to_recordset(${JSON.stringify(lines)}) l (warehouse text, line_id int, goods_id int, sku_id int, goods_name text, sku_name text, picture jsonb,
        quantity int, list_price bigint, unit_price bigint, goods_total bigint, reductions jsonb, total bigint, longcoin int, promotion_kind text, promotion_id int, is_gift boolean, combos jsonb, full_reductions jsonb)
      join made on made.warehouse = l.warehouse order by made.id, l.line_id
    ), events as (
      insert into order_event (order_id, event, actor, actor_id, created_at) select id, 'created', 'member', ${actor.member_id}, ${now} from made
    )
    select id from made order by id`.execute(db)
  if (rows.length < orders.length) throw new Refusal('session.account_cancelled')
  return rows.map((row) => row.id)
}

/** Units of a line that stand in sets of combos. */
export const combosOfLine = ({ combos }: PricedBasket, line_id: number): ComboQuantity[] =>
  combos.flatMap(({ promotion_id, lines }) =>
    lines.filter((line) => line.line_id === line_id && line.quantity > 0).map(({ quantity }) => ({ promotion_id, quantity })),
  )

/** The trace of one order: entries on its lines alone, with what they saved on these. */
function traceOf(trace: readonly TraceEntry[], { lines }: PricedGroup): TraceEntry[] {
  return trace.flatMap((entry) => {
    const own = lines.map((line) => line.priced).filter((line) => entry.line_ids.includes(line.line_id))
    if (own.length === 0) return []
    const reduced = sumCents(own, (line) =>
      sumCents(
        line.reductions.filter(({ source }) => source === entry.rule),
        ({ amount }) => amount,
      ),
    )
    const repriced = sumCents(own, (line) => cents((line.list_price - line.unit_price) * line.quantity))
    // The bonus of a deposit beyond its amount is a reduction of its own.
    const isRepriced = entry.stage === 'unit_price' && reduced === 0
    const saved = entry.stage === 'freight' ? entry.saved : isRepriced ? repriced : reduced
    return [{ ...entry, line_ids: own.map((line) => line.line_id), saved: entry.saved === 0 ? entry.saved : saved }]
  })
}

// The day in the store's zone and random digits: readable aloud, and without revealing the number of orders.
const newOrderNo = (day: string) => `${day}${String(randomInt(10 ** 12)).padStart(12, '0')}`
