import type { order } from '@longmall/contract/order.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { emit } from '../kernel/work/outbox.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { consumeGrant } from '../payment/consume-grant.ts'
import { openPayment } from '../payment/open-payment.ts'
import '../order/progress/events.ts'
import { orderSettings } from '../order/settings.ts'
import { type OrderReservation, reserve } from '../order/source/reserve.ts'
import { sourceOf } from '../order/source/sources.ts'
import { readContact, readDetails } from './read-details.ts'
import { combosOfLine, insertOrders } from './insert-orders.ts'
import { orderTerms } from './terms/order-terms.ts'
import { addonChecksOf, checkoutLines, type Checkout } from './checkout-lines.ts'
import { readPickupPlace } from '../order/pickup-place.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'
import { hashOfOrder, readQuote } from './sign-quote.ts'
import { showQuote } from './view-quote.ts'

type Input = InputOf<typeof order.create>

/**
 * Makes one order a warehouse under one payment (ORD-04): prices, limits, coupon and stock are checked again here; what differs
 * from the quote the shopper saw is refused as `order.quote_changed` with the new quote in its details. Stock is taken late,
 * so that the row of hot goods is held shortest, and coins last. An order of nothing to pay is paid at once; of a
 * reservation the deposit alone is paid now.
 */
export async function createOrder(context: Context<MemberActor>, input: Input): Promise<OutputOf<typeof order.create>> {
  const { member_id } = context.actor
  const { remarks = [], invoice = null, source_type = null, long_mall_qr_type = null, source_member = null } = input
  if (new Set(remarks.map((remark) => remark.warehouse)).size < remarks.length) throw wrongField('remarks', 'field.duplicate')
  const checkout = await checkoutLines(context, input, { lock: true })
  await sourceOf(context, checkout.purchase.kind).admit?.(context, checkout.purchase, input)
  const terms = await orderTerms(context, checkout, input)
  for (const { beforeOrder } of addonChecksOf(context, checkout.lines)) await beforeOrder(context)
  const priced = await priceOrder(context, checkout, terms, { ...input, forView: false })
  if (terms.needs_address && input.address_id === undefined) throw wrongField('address_id', 'field.required')
  checkQuote(context, input.quote, checkout, priced)
  const details = await readDetails(context, checkout, priced, input)
  const contact = readContact(terms, input, details)
  const pickupPlace = await readPickupPlace(context, terms, input.pickup_store)
  const coins = priced.longcoin.spent
  if (coins > 0) await consumeGrant(context, { purpose: 'longcoin', subject: '', amount: BigInt(coins) }, input.longcoin_grant)
  const { due, purchase } = priced
  const valid_until = plus(context.now, { minutes: purchase?.unpaid_minutes ?? context.setting(orderSettings.unpaid_minutes) })
  const { payment_id } = await openPayment(context, {
    member_id,
    amount: BigInt(due),
    valid_until,
    purpose: 'order',
    goods_kind: terms.order_type,
  })
  const orderFacts = {
    payment_id,
    valid_until,
    remarks,
    invoice,
    source_type,
    long_mall_qr_type,
    // One's own link is nobody's referral.
    source_member: source_member === member_id ? null : source_member,
    details,
    ...pickupPlace,
    ...contact,
  }
  const order_ids = await insertOrders(context, priced, orderFacts)
  if (due > 0) await setTimer(context.db, 'order.close_unpaid', payment_id, valid_until)
  await reserve(context, reservationOf(checkout, priced, { payment_id, member_id, leavesCart: input.from_cart === true }))
  // The payment has said so before, when the orders did not exist yet.
  if (due === 0) await emit(context, 'order.nothing_due', { payment_id })
  return { order_ids, payment_id, total: decimalOf(due), needs_payment: due > 0 }
}

/** What a priced order reserves; a gift counts against no limit. */
function reservationOf(
  checkout: Checkout,
  { groups, basket, purchase, member_coupon_id, saved, longcoin }: PricedOrder,
  { payment_id, member_id, leavesCart }: { payment_id: number; member_id: number; leavesCart: boolean },
): OrderReservation {
  const limitedLines = purchase?.is_gift ? [] : checkout.lines
  return {
    payment_id,
    member_id,
    kind: purchase?.kind ?? null,
    subject: purchase?.subject ?? null,
    price: purchase?.promotion?.price ?? null,
    limits: limitedLines.map(({ quantity, sku: { goods_id, max_per_member } }) => ({ goods_id, quantity, limit: max_per_member })),
    cart_line_ids: leavesCart ? checkout.lines.map((line) => line.line_id) : [],
    coupon: member_coupon_id === null ? null : { member_coupon_id, saved: BigInt(saved), paid: BigInt(basket.total) },
    lines: groups
      .flatMap((group) => group.lines)
      .map(({ sku: { sku_id }, quantity, priced, is_gift }) => ({
        sku_id,
        quantity,
        line_promotion_id: is_gift ? null : (priced.promotion?.promotion_id ?? null),
        combos: combosOfLine(basket, priced.line_id),
      })),
    coins: { amount: longcoin.spent, key: '' },
  }
}

function checkQuote(context: Context<MemberActor>, quote: string, checkout: Checkout, priced: PricedOrder): void {
  const seen = readQuote(context.site.keys.sign, context.actor.member_id, quote)
  if (!seen) throw wrongField('quote', 'field.format')
  if (seen.expires_at <= context.now) throw new Refusal('order.quote_expired')
  const blocked = priced.groups.find((group) => !group.deliverable)
  if (blocked) throw new Refusal('order.not_deliverable', { warehouse: blocked.warehouse })
  if (seen.hash === hashOfOrder(priced) && seen.total === String(priced.basket.total)) return
  throw new Refusal('order.quote_changed', { quote: showQuote(context, checkout, priced) })
}
