import type { order } from '@longmall/contract/order.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { takeAllowances } from '../../cart/allowance.ts'
import { plus } from '../../kernel/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { setTimer } from '../../kernel/timers.ts'
import { openPayment } from '../../payment/open-payment.ts'
import { acceptPayment } from '../accept-payment.ts'
import { orderSettings } from '../settings.ts'
import { sourceOf } from '../source/sources.ts'
import { readContact, readDetails } from './asked.ts'
import { insertOrders } from './insert-orders.ts'
import { allowCoins, takeOffset } from './offset.ts'
import { termsOf } from './order-terms.ts'
import { linesToBuy, type Buying } from './lines-to-buy.ts'
import { readPickupPlace } from './pickup-places.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'
import { reserveForOrder } from './reserve-for-order.ts'
import { hashOfOrder, readQuote } from './sign-quote.ts'
import { showQuote } from './view-quote.ts'

type Input = InputOf<typeof order.create>

/**
 * Makes one order a warehouse under one payment (ORD-04): prices, limits, coupon and stock are judged again here; what differs
 * from the quote the shopper saw is refused as `order.quote_changed` with the new quote in its details. Stock is taken late,
 * so that the row of hot goods is held shortest, and coins last. An order of nothing to pay is paid at once; of a
 * reservation the deposit alone is paid now.
 */
export async function createOrder(context: Context<MemberActor>, input: Input): Promise<OutputOf<typeof order.create>> {
  const { member_id } = context.actor
  const { remarks = [], invoice = null, source_type = null, long_mall_qr_type = null, source_member = null } = input
  if (new Set(remarks.map((one) => one.warehouse)).size < remarks.length) throw wrongField('remarks', 'field.doubled')
  const buying = await linesToBuy(context, input, { lock: true })
  await sourceOf(context, buying.purchase.kind).admit?.(context, buying.purchase, input)
  const terms = await termsOf(context, buying, input)
  const priced = await priceOrder(context, buying, terms, { ...input, forView: false })
  if (terms.needs_address && input.address_id === undefined) throw wrongField('address_id', 'field.required')
  judgeQuote(context, input.quote, buying, priced)
  const details = await readDetails(context, buying, priced, input)
  const contact = readContact(terms, input, details)
  const place = await readPickupPlace(context, terms, input.pickup_place)
  await allowCoins(context, priced.longcoin.spent, input.longcoin_grant)
  const { due, basket, purchase } = priced
  const valid_until = plus(context.now, { minutes: purchase?.unpaid_minutes ?? context.setting(orderSettings.unpaid_minutes) })
  const { payment_id } = await openPayment(context, {
    member_id,
    amount: BigInt(due),
    valid_until,
    purpose: 'order',
    goods_kind: terms.order_type,
  })
  const facts = {
    payment_id,
    valid_until,
    remarks,
    invoice,
    source_type,
    long_mall_qr_type,
    // One's own link is nobody's referral.
    source_member: source_member === member_id ? null : source_member,
    details,
    ...place,
    ...contact,
  }
  const order_ids = await insertOrders(context, priced, facts)
  if (due > 0) await setTimer(context.db, 'order.close_unpaid', payment_id, valid_until)
  const limited = purchase?.is_present ? [] : buying.lines
  const pieces = limited.map(({ quantity, sku: { goods_id, max_per_member } }) => ({ goods_id, quantity, limit: max_per_member }))
  const gone = input.from_cart ? buying.lines.map((line) => line.line_id) : []
  await takeAllowances(context, member_id, pieces, gone)
  const { member_coupon_id, saved, longcoin } = priced
  const offset = { payment_id, member_id, member_coupon_id, saved: BigInt(saved), paid: BigInt(basket.total), longcoin: longcoin.spent }
  await takeOffset(context, offset, () => reserveForOrder(context, payment_id, priced))
  // The payment has said so before, when the orders did not stand yet.
  if (due === 0) await acceptPayment(context, { payment_id, purpose: 'order', subject: '' })
  return { order_ids, payment_id, total: decimalOf(due), needs_payment: due > 0 }
}

function judgeQuote(context: Context<MemberActor>, quote: string, buying: Buying, priced: PricedOrder): void {
  const seen = readQuote(context.site.keys.sign, context.actor.member_id, quote)
  if (!seen) throw wrongField('quote', 'field.format')
  if (seen.expires_at <= context.now) throw new Refusal('order.quote_expired')
  const blocked = priced.groups.find((group) => !group.deliverable)
  if (blocked) throw new Refusal('order.not_deliverable', { warehouse: blocked.warehouse })
  if (seen.hash === hashOfOrder(priced) && seen.total === String(priced.basket.total)) return
  throw new Refusal('order.quote_changed', { quote: showQuote(context, buying, priced) })
}
