import type { order } from '@longmall/contract/order.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { takeAllowances } from '../cart/allowance.ts'
import { takeStock } from '../catalogue/take-stock.ts'
import { plus } from '../kernel/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { setTimer } from '../kernel/timers.ts'
import { findAddress } from '../member/find-address.ts'
import { openPayment } from '../payment/open-payment.ts'
import { acceptPayment } from './accept-payment.ts'
import { insertOrders } from './insert-orders.ts'
import { linesToBuy, priceOrder, type PricedOrder } from './price-order.ts'
import { orderSettings } from './settings.ts'
import { hashOfOrder, readQuote } from './sign-quote.ts'
import { showQuote } from './view-quote.ts'

type Input = InputOf<typeof order.create>

/**
 * Makes one order a warehouse under one payment (ORD-04): prices, limits and stock are judged again here; what differs
 * from the quote the shopper saw is refused as `order.quote_changed` with the new quote in its details. Stock is taken
 * last, so that the row of hot goods is held shortest. An order of nothing to pay is paid at once.
 */
export async function createOrder(context: Context<MemberActor>, input: Input): Promise<OutputOf<typeof order.create>> {
  const { address_id, quote, remarks = [], invoice = null, source_type = null, long_mall_qr_type = null, source_member = null } = input
  if (new Set(remarks.map((one) => one.warehouse)).size < remarks.length) throw wrongField('remarks', 'field.doubled')
  const lines = await linesToBuy(context, input, { lock: true })
  const address = await findAddress(context, address_id)
  const priced = await priceOrder(context, lines, address.region)
  judgeQuote(context, quote, priced, address)
  const valid_until = plus(context.now, { minutes: context.setting(orderSettings.unpaid_minutes) })
  const { total } = priced.basket
  const { payment_id } = await openPayment(context, { member_id: context.actor.member_id, amount: BigInt(total), valid_until })
  const facts = { payment_id, valid_until, address, remarks, invoice, source_type, long_mall_qr_type, source_member }
  const order_ids = await insertOrders(context, priced, facts)
  if (total > 0) await setTimer(context.db, 'order.close_unpaid', payment_id, valid_until)
  const pieces = lines.map(({ quantity, sku: { sku_id, goods_id, max_per_member } }) => ({
    sku_id,
    goods_id,
    quantity,
    limit: max_per_member,
  }))
  const bought = input.from_cart ? lines.map((line) => line.line_id) : []
  await takeAllowances(context, context.actor.member_id, pieces, bought)
  await takeStock(context, pieces)
  // The payment has said so before, when the orders did not stand yet.
  if (total === 0) await acceptPayment(context, { payment_id })
  return { order_ids, payment_id, total: decimalOf(total), needs_payment: total > 0 }
}

function judgeQuote(context: Context<MemberActor>, quote: string, priced: PricedOrder, address: MemberAddress): void {
  const seen = readQuote(context.site.keys.sign, context.actor.member_id, quote)
  if (!seen) throw wrongField('quote', 'field.format')
  if (seen.expires_at <= context.now) throw new Refusal('order.quote_expired')
  const blocked = priced.groups.find((group) => !group.deliverable)
  if (blocked) throw new Refusal('order.not_deliverable', { warehouse: blocked.warehouse })
  if (seen.hash === hashOfOrder(priced) && seen.total === String(priced.basket.total)) return
  throw new Refusal('order.quote_changed', { quote: showQuote(context, priced, address) })
}
