import { closePayment, openPayment, refund, unrefundedOf } from './money.ts'
import { requestedOf } from './refunds.ts'
import { day, type Line, type Order, type Payment, type World } from './world.ts'

const isUnpaid = ({ state }: Order) => state === 'unpaid' || state === 'payment_failed'

/** Takes so many units of a line from stock and from its promotion, or gives them back (below 0): the two move together. */
export function changeReserved({ promotion }: World, line: Line, quantity: number): void {
  line.sku.reserved += quantity
  if (line.promotion_id !== null) promotion.reserved += quantity
}

const isAvailable = ({ promotion }: World, { sku, quantity, promotion_id }: Line) =>
  sku.on_hand - sku.reserved >= quantity &&
  (promotion_id === null || Math.min(promotion.stock, promotion.limit) - promotion.reserved >= quantity)

function changeReservations(payment: Payment, world: World, sign: 1 | -1): void {
  for (const line of payment.orders.flatMap(({ lines }) => lines)) changeReserved(world, line, sign * line.quantity)
  if (payment.coupon) payment.coupon.state = sign === 1 ? 'used' : 'unused'
  world.move('coins', 'offset', sign * payment.coins)
}

/** New orders of a payment: stock, coupon and coins are taken. */
export const placeOrders = (world: World, payment: Payment): void => {
  world.orders.push(...payment.orders)
  changeReservations(payment, world, 1)
}

/** Unpaid orders are closed and give back what they took, once. False when they are paid or closed. */
export function closeOrders(world: World, payment: Payment): boolean {
  if (!closePayment(world, payment)) return false
  for (const order of payment.orders) {
    order.state = 'cancelled'
    order.reason = 'unpaid'
  }
  changeReservations(payment, world, -1)
  return true
}

export function orderPaid(world: World, payment: Payment): void {
  if (!payment.orders.some(isUnpaid)) {
    if (payment.orders[0]!.state !== 'cancelled') return
    // Paid after closing: opened again where everything can be taken again, else all of it goes back.
    const areAvailable =
      payment.orders.flatMap(({ lines }) => lines).every((line) => isAvailable(world, line)) &&
      payment.coupon?.state !== 'used' &&
      world.money.coins >= payment.coins
    if (!areAvailable) return refund(world, payment, unrefundedOf(payment))
    changeReservations(payment, world, 1)
  }
  for (const order of payment.orders) {
    order.reason = null
    order.state = order.deposit ? 'deposit_paid' : 'paid'
    if (order.deposit) awaitBalance(world, order)
  }
}

function awaitBalance(world: World, order: Order): void {
  world.setTimer(`miss ${order.id}`, world.now + 7 * day, () => missBalance(world, order))
  // Its number is learnt from the shop.
  order.balance = openPayment(world, {
    id: -order.id,
    purpose: 'order_balance',
    amount: order.total - order.deposit!.amount,
    orders: [order],
  })
}

export function balancePaid(world: World, payment: Payment): void {
  const order = payment.orders[0]!
  if (order.state !== 'deposit_paid') return refund(world, payment, unrefundedOf(payment))
  order.state = 'paid'
  world.clearTimer(`miss ${order.id}`)
}

/** The window is over: the stock comes back, the deposit goes as the rule says. */
function missBalance(world: World, order: Order): void {
  if (order.state !== 'deposit_paid' || !closePayment(world, order.balance!)) return
  order.state = 'cancelled'
  order.reason = 'balance_missed'
  changeReservations(order.payment, world, -1)
  if (order.deposit!.missed === 'keep') world.move('escrow', 'revenue', order.deposit!.amount)
  else refund(world, order.payment, unrefundedOf(order.payment))
}

export const leftToShip = ({ lines }: Order) => lines.reduce((sum, one) => sum + one.quantity - one.shipped - one.on_hold_quantity, 0)
export const shippedOf = ({ lines }: Order) => lines.reduce((sum, one) => sum + one.shipped, 0)
export const remainingQuantityOf = ({ lines }: Order) => lines.reduce((sum, one) => sum + one.quantity - one.refunded, 0)

export function markShipped(world: World, order: Order): void {
  if (order.state !== 'paid') return
  order.state = 'shipping'
  setReceiving(world, order, world.now + 7 * day)
}

export function setReceiving(world: World, order: Order, at: number): void {
  order.auto_receive_at = at
  world.setTimer(`receive ${order.id}`, at, () => receive(world, order))
}

export function receive(world: World, order: Order): void {
  if (order.state !== 'shipping') return
  order.state = 'completed'
  order.received = world.now
  world.clearTimer(`receive ${order.id}`)
  world.setTimer(`review ${order.id}`, world.now + 15 * day, () => order.lines.forEach((line) => (line.is_reviewed = true)))
  settleAt(world, order, world.now + 15 * day)
}

export function settleAt(world: World, order: Order, at: number): void {
  world.setTimer(`settle ${order.id}`, at, () => {
    if (order.is_settled) return
    if (order.lines.some((line) => requestedOf(world, line) > 0)) return settleAt(world, order, world.now + day)
    order.is_settled = true
    const refunded = order.lines.reduce((sum, line) => sum + line.refunded_total, 0)
    world.move('escrow', 'revenue', order.total - refunded - order.freight_refunded)
  })
}

/** What went back of an order so far, freight counted. */
export const refundedOf = (order: Order): number => order.lines.reduce((sum, line) => sum + line.refunded_total, 0) + order.freight_refunded
