import type { Language } from '@longmall/contract/fields.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { sendParcel } from '@longmall/server/src/fulfilment/ship-parcel.ts'
import { trackParcel, trackTimer } from '@longmall/server/src/fulfilment/carrier/track-parcel.ts'
import type { Context, MemberActor, Site, SystemActor } from '@longmall/server/src/kernel/context.ts'
import { demoCarriers } from '@longmall/server/src/kernel/delivery.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { confirmReceipt } from '@longmall/server/src/order/progress/change-own.ts'
import { settleOrder } from '@longmall/server/src/order/progress/settle-order.ts'
import { sql } from 'kysely'
import type { DemoAddress } from '../../types.ts'
import { payAtSandbox } from '../fill-orders.ts'
import type { History } from './history.ts'

/** Hours after the order at which its steps happen. */
const paidAfter = 0.07
const hoursOf = { shipped: 14, delivered: 90, received: 100, settled: 100 + 15 * 24 + 1 }

export interface Buyer {
  member_id: number
  referrer_id: number
  language: Language
  at: Timestamp
  address: DemoAddress
}

/**
 * A Start-up order by the shop's own verbs, from the quote to the last step that is not to come yet, with the grade of its buyer; its id. The
 * first one of the history, of which the others are copies (four hundred orders by the verbs would take longer than everything else of
 * the demo store), and the newest ones, which are still on their way.
 */
export async function orderByVerbs(
  site: Site,
  { contextAt }: History,
  { member_id, referrer_id, language, at, address }: Buyer,
): Promise<number> {
  const actor: MemberActor = { kind: 'member', member_id, grade: 0, is_frozen: false, session_hash: Buffer.alloc(32), visitor: null }
  const after = (hours: number) => plus(at, { hours })
  const asMember = <T>(hours: number, work: (context: Context<MemberActor>) => Promise<T>) =>
    contextAt(actor, after(hours)).transaction((context) => work({ ...context, language }))
  const asShop = <T>(hours: number, work: (context: Context<SystemActor>) => Promise<T>) =>
    contextAt({ kind: 'system' }, after(hours)).transaction(work)
  const isOver = (hours: number) => after(hours) < site.shared.now()

  const { order_id, payment_id } = await asMember(0, async (context) => {
    const { id: address_id } = await context.db
      .insertInto('address')
      .values({ ...address, member_id, telephone: '', is_default: true, created_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ sku_id: number }>`
      select min(s.id) as sku_id from goods g join sku s on s.goods_id = g.id where g.goods_type = 'start_up'`.execute(context.db)
    const wanted = { sku_id: rows[0]!.sku_id, address_id, quantity: 1, no_coupon: true }
    const { quote } = await viewQuote(context, wanted)
    const made = await createOrder(context, { ...wanted, quote, referrer_id })
    return { order_id: made.order_ids[0]!, payment_id: made.payment_id }
  })
  await payAtSandbox({ site: contextAt(actor, at).site, actor, language, at: after }, payment_id)
  await asShop(paidAfter, ({ db }) =>
    db.deleteFrom('timer').where('kind', '=', 'order.close_unpaid').where('subject', '=', String(payment_id)).execute(),
  )
  if (!isOver(hoursOf.shipped)) return order_id
  const shipment_id = await asShop(hoursOf.shipped, (context) =>
    sendParcel(context, { order_id, tracking_no: `CR${String(order_id * 7_654_321).padStart(12, '2')}`, carrier: demoCarriers[0]! }),
  )
  if (!isOver(hoursOf.settled)) return order_id
  await asShop(hoursOf.delivered, (context) => trackParcel(context, String(shipment_id)))
  await asMember(hoursOf.received, (context) => confirmReceipt(context, { order_id }))
  await asShop(hoursOf.settled, (context) => settleOrder(context, String(order_id)))
  await sql`
    delete from timer where (kind like 'order.%' and subject = ${String(order_id)}) or (kind = ${trackTimer} and subject = ${String(shipment_id)})`.execute(
    site.db,
  )
  return order_id
}
