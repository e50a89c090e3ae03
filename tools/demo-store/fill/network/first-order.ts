import type { Language } from '@longmall/contract/fields.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { sendParcel } from '@longmall/server/src/fulfilment/ship-parcel.ts'
import { trackParcel, trackTimer } from '@longmall/server/src/fulfilment/carrier/track-parcel.ts'
import type { Context, MemberActor, Site } from '@longmall/server/src/kernel/context.ts'
import { demoCarriers } from '@longmall/server/src/kernel/delivery.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { confirmReceipt } from '@longmall/server/src/order/progress/change-own.ts'
import { settleOrder } from '@longmall/server/src/order/progress/settle-order.ts'
import { sql } from 'kysely'
import { payAtSandbox } from '../fill-orders.ts'
import type { History } from './history.ts'

/** Hours after the order at which its steps happen. */
const hoursOf = { shipped: 14, delivered: 90, received: 100, settled: 100 + 15 * 24 + 1 }

export interface Buyer {
  member_id: number
  referrer_id: number
  language: Language
  at: Timestamp
}

/**
 * The first Start-up order of the history, by the shop's own verbs from the quote to the settlement, with its buyer's grade and position; the
 * others are copies of it, because four hundred orders by the verbs would take longer than everything else of the demo store. Its id.
 */
export async function makeFirstOrder(site: Site, { contextAt }: History, { member_id, referrer_id, language, at }: Buyer): Promise<number> {
  const actor: MemberActor = { kind: 'member', member_id, grade: 0, is_frozen: false, session_hash: Buffer.alloc(32), visitor: null }
  const after = (hours: number) => plus(at, { hours })
  const asMember = <T>(hours: number, work: (context: Context<MemberActor>) => Promise<T>) =>
    contextAt(actor, after(hours)).transaction((context) => work({ ...context, language }))
  const asShop = (hours: number, work: (context: Context<{ kind: 'system' }>) => Promise<unknown>) =>
    contextAt({ kind: 'system' }, after(hours)).transaction(work)

  const { order_id, payment_id } = await asMember(0, async (context) => {
    const { rows } = await sql<{ sku_id: number; address_id: number }>`
      with address as (
        insert into address (member_id, consignee, mobile, telephone, country, region, region_name, postcode, detailed_address, is_default, created_at)
        select id, nickname, '13900139001', '', 'CN', 'CN-440305', '广东省 深圳市 南山区', '518052', '海德三道 66 号 1702', true, ${context.now}
        from member where id = ${member_id} returning id
      )
      select min(s.id) as sku_id, (select id from address) as address_id
      from goods g join sku s on s.goods_id = g.id where g.goods_type = 'start_up'`.execute(context.db)
    const wanted = { ...rows[0]!, quantity: 1, no_coupon: true }
    const { quote } = await viewQuote(context, wanted)
    const made = await createOrder(context, { ...wanted, quote, referrer_id })
    return { order_id: made.order_ids[0]!, payment_id: made.payment_id }
  })
  await payAtSandbox({ site: contextAt(actor, at).site, actor, language, at: after }, payment_id)
  const shipment_id = await contextAt({ kind: 'system' }, after(hoursOf.shipped)).transaction((context) =>
    sendParcel(context, { order_id, tracking_no: `CR${String(order_id * 7_654_321).padStart(12, '2')}`, carrier: demoCarriers[0]! }),
  )
  await asShop(0.1, (context) => sql`select place_node(${member_id}, false, ${context.now})`.execute(context.db))
  await asShop(hoursOf.delivered, (context) => trackParcel(context, String(shipment_id)))
  await asMember(hoursOf.received, (context) => confirmReceipt(context, { order_id }))
  await asShop(hoursOf.settled, (context) => settleOrder(context, String(order_id)))
  await sql`
    delete from timer where (kind like 'order.%' and subject = ${String(order_id)}) or (kind = ${trackTimer} and subject = ${String(shipment_id)})`.execute(
    site.db,
  )
  return order_id
}
