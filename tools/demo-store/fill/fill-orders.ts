import type { Language } from '@longmall/contract/fields.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { cancelOrder } from '@longmall/server/src/order/cancel-order.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { confirmReceipt } from '@longmall/server/src/order/progress/change-own.ts'
import { viewOrder } from '@longmall/server/src/order/views.ts'
import { pay } from '@longmall/server/src/payment/paying/pay.ts'
import { applyOutcome } from '@longmall/server/src/payment/provider/apply-outcome.ts'
import { findAttemptByReference } from '@longmall/server/src/payment/queries.ts'
import { applyForReturn } from '@longmall/server/src/refund/steps/apply-for-return.ts'
import { appendReview } from '@longmall/server/src/review/writing/append-review.ts'
import { writeReview } from '@longmall/server/src/review/writing/write-review.ts'
import { demoCarriers } from '@longmall/server/src/kernel/delivery.ts'
import { sendParcel } from '@longmall/server/src/fulfilment/ship-parcel.ts'
import { insertCodes } from '@longmall/server/src/fulfilment/virtual/add-codes.ts'
import { sql } from 'kysely'
import { demoOrders, type DemoOrder, type DemoOrderStage } from '../content/members/orders.ts'

interface Buyer {
  member_id: number
  grade: number
  address_id: number
  language: Language
}
/** What an order of the demo goes through, at its own times. */
interface OrderRun {
  site: Site
  actor: MemberActor
  language: Language
  order: DemoOrder
  /** Orders' ids by the moment they were made, for parcel numbers. */
  order_id: number
  at: (hours: number) => Timestamp
}

const stages: DemoOrderStage[] = ['unpaid', 'paid', 'in_parcels', 'shipping', 'received', 'reviewed', 'appended']
const codesPerSku = 40

/** Orders of the demo accounts in every state, made by the shop's own verbs at times gone by; and codes for the virtual goods. */
export async function fillOrders(site: Site): Promise<void> {
  await createContext(site, { kind: 'system' }).transaction(fillCodes)
  const opened = site.shared.now()
  for (const order of demoOrders.toSorted((a, b) => b.hours - a.hours)) await runOrder(site, order, opened)
}

async function fillCodes(context: Context): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select s.id from sku s join goods g on g.id = s.goods_id where g.goods_type = 'virtual' and not g.requirement ? 'phone' order by s.id`.execute(
    context.db,
  )
  for (const { id } of rows) {
    const codes = Array.from(
      { length: codesPerSku },
      (_, n) => `FILM-${String(id).padStart(4, '0')}-${String((n + 1) * 7919).padStart(6, '0')}`,
    )
    await insertCodes(context, id, codes)
  }
}

/** A member, and the instants of what they do. */
export type ActorAndTime = Pick<OrderRun, 'site' | 'actor' | 'language' | 'at'>

const asMember = <T>({ site, actor, language, at }: ActorAndTime, hours: number, work: (context: Context<MemberActor>) => Promise<T>) =>
  createContext(site, actor, { now: at(hours), language }).transaction(work)

/** An order with everything that it goes through, `order.hours` before `opened`; its id. */
export async function runOrder(site: Site, order: DemoOrder, opened: Timestamp): Promise<number> {
  const buyer = await findBuyer(site, order.account)
  const actor: MemberActor = {
    kind: 'member',
    member_id: buyer.member_id,
    grade: buyer.grade,
    is_frozen: false,
    session_hash: Buffer.alloc(32),
    visitor: null,
  }
  const { language } = buyer
  const at = (hours: number) => plus(opened, { hours: hours - order.hours })
  const { order_id, payment_id } = await makeOrder({ site, actor, language, order, at }, buyer)
  const way: OrderRun = { site, actor, language, order, order_id, at }
  if (order.stage === 'unpaid') return order_id
  if (order.stage === 'cancelled') {
    await asMember(way, 0.2, (context) => cancelOrder(context, { order_id, reason: 'changed_mind' }))
    return order_id
  }
  await payAtSandbox(way, payment_id)
  if (order.stage !== 'paid') await shipOrder(way)
  if (order.stage === 'after_sale') await requestRefund(way)
  if (hasReached(order.stage, 'received')) await asMember(way, 100, (context) => confirmReceipt(context, { order_id }))
  if (hasReached(order.stage, 'reviewed')) await addReview(way)
  return order_id
}

const hasReached = (stage: DemoOrderStage, to: DemoOrderStage) => stages.indexOf(stage) >= stages.indexOf(to)

async function findBuyer({ db }: Site, account: string): Promise<Buyer> {
  const { rows } = await sql<Buyer>`
    select m.id as member_id, m.grade, m.language, a.id as address_id from member m join address a on a.member_id = m.id
    where m.account = ${account} order by a.is_default desc, a.id limit 1`.execute(db)
  return rows[0]!
}

/** A SKU of the goods that are named, or of those of a warehouse that can be had. */
export async function findSku(
  { db }: Site,
  { goods, warehouse = 'domestic', pick = 0 }: Pick<DemoOrder, 'goods' | 'warehouse' | 'pick'>,
): Promise<number> {
  const which = goods
    ? sql`g.handle = ${goods}`
    : sql`g.goods_type = 'standard' and g.warehouse = ${warehouse} and g.max_per_member is null`
  const { rows } = await sql<{ id: number }>`
    select min(s.id) as id from goods g join sku s on s.goods_id = g.id join stock k on k.sku_id = s.id
    where ${which} and g.is_listed and k.on_hand - k.reserved > 10 group by g.id order by g.position limit 1 offset ${goods ? 0 : pick}`.execute(
    db,
  )
  return rows[0]!.id
}

async function makeOrder(way: Omit<OrderRun, 'order_id'>, { address_id }: Buyer) {
  const { order } = way
  const sku_id = await findSku(way.site, order)
  const isSent = order.goods === undefined
  const wanted = {
    sku_id,
    quantity: order.quantity ?? 1,
    no_coupon: true,
    ...(isSent && { address_id }),
  }
  return asMember(way, 0, async (context) => {
    const { quote } = await viewQuote(context, wanted)
    const made = await createOrder(context, {
      ...wanted,
      quote,
      ...(order.phone && { phone: order.phone.number, phone_country: order.phone.country }),
      ...(order.invoice && { invoice: order.invoice }),
      ...(order.remark && { remarks: [{ warehouse: order.warehouse ?? 'domestic', note: order.remark }] }),
    })
    return { order_id: made.order_ids[0]!, payment_id: made.payment_id }
  })
}

/** As the sandbox bank's page does it, but at the order's own time. */
export async function payAtSandbox(way: ActorAndTime, payment_id: number): Promise<void> {
  const { redirect_url } = await asMember(way, 0.05, (context) => pay(context, { payment_id, method: 'sandbox' }))
  const reference = /sandbox-bank\/([^?]+)/.exec(redirect_url ?? '')![1]!
  const provider: Context = createContext(way.site, { kind: 'visitor', visitor: null }, { now: way.at(0.06) })
  await provider.transaction(async (context) => {
    await sql`update sandbox_payment set state = 'success' where reference = ${reference}`.execute(context.db)
    const attempt = (await findAttemptByReference(context.db, reference))!
    await applyOutcome(context, attempt, { outcome: 'success', amount: attempt.amount })
  })
}

/** All in one parcel, or the first piece in one of its own while the others wait. */
async function shipOrder(way: OrderRun): Promise<void> {
  const { site, order, order_id, at } = way
  const carrier = demoCarriers[order.warehouse === 'overseas' ? 2 : order_id % 2]!
  const { lines } = await asMember(way, 1, (context) => viewOrder(context, { order_id }))
  const quantities = order.stage === 'in_parcels' ? [{ order_goods_id: lines[0]!.order_goods_id, quantity: 1 }] : undefined
  const tracking_no = `${carrier.carrier.slice(0, 2).toUpperCase()}${String(order_id * 7_654_321).padStart(12, '2')}`
  const shop = createContext(site, { kind: 'system' }, { now: at(14) })
  await shop.transaction((context) => sendParcel(context, { order_id, tracking_no, carrier, quantities }))
}

async function requestRefund(way: OrderRun): Promise<void> {
  const { order_id } = way
  await asMember(way, 100, (context) => confirmReceipt(context, { order_id }))
  const { lines } = await asMember(way, 101, (context) => viewOrder(context, { order_id }))
  const request = { kind: 'return_refund', quantity: 1, reason: 'not_as_described', note: '' } as const
  await asMember(way, 120, (context) => applyForReturn(context, { order_goods_id: lines[0]!.order_goods_id, ...request }))
}

async function addReview(way: OrderRun): Promise<void> {
  const { order, order_id } = way
  const { lines } = await asMember(way, 101, (context) => viewOrder(context, { order_id }))
  const line = { order_id, order_goods_id: lines[0]!.order_goods_id }
  await asMember(way, 130, (context) => writeReview(context, { ...line, stars: order.stars ?? 5, text: order.review_text ?? '' }))
  if (order.stage === 'appended') await asMember(way, 460, (context) => appendReview(context, { ...line, text: order.added ?? '' }))
}
