import { refund } from './money.ts'
import { changeReserved, leftToShip, markShipped, refundedOf, settleAt, shippedOf, remainingQuantityOf } from './orders.ts'
import { day, type Line, type Order, type Return, type World } from './world.ts'

export const isOpen = ({ status }: Return): boolean => [1, 3, 4, 5].includes(status)
/** Units of a line that open requests ask for. */
export const requestedOf = ({ returns }: World, line: Line): number =>
  returns.reduce((sum, one) => (one.line === line && isOpen(one) ? sum + one.quantity : sum), 0)

/** The most units of each kind that can be returned now; `unshipped` of them never went out. */
export function returnable(world: World, order: Order, line: Line): Record<'refund_only' | 'return_refund' | 'unshipped', number> {
  const isOver = order.received !== null && world.now >= order.received + 15 * day
  if (!['paid', 'shipping', 'completed'].includes(order.state) || isOver) return { refund_only: 0, return_refund: 0, unshipped: 0 }
  const left = line.quantity - line.refunded - requestedOf(world, line)
  const unshipped = order.state === 'paid' ? line.quantity - line.shipped - line.on_hold_quantity : 0
  return { refund_only: left, return_refund: left - unshipped, unshipped }
}

/** Asks, or asks again: units that have not gone out are withheld. */
export function open(world: World, one: Return): void {
  one.unshipped = one.kind === 'refund_only' ? Math.min(one.quantity, returnable(world, one.order, one.line).unshipped) : 0
  one.line.on_hold_quantity += one.unshipped
  one.status = 1
  due(world, one, 7, () => approve(world, one))
}

const due = (world: World, { id }: Return, days: number, run: () => void) => world.setTimer(`return ${id}`, world.now + days * day, run)

export function approve(world: World, one: Return): void {
  if (one.kind === 'refund_only') return completeReturn(world, one, false)
  one.status = 4
  due(world, one, 7, () => end(world, one, 7))
}

export function sendParcel(world: World, one: Return): void {
  one.status = 5
  due(world, one, 10, () => completeReturn(world, one, false))
}

/** It comes to nothing: its units may go out again, and the order is settled in its time. */
export function end(world: World, one: Return, status: 2 | 7): void {
  const wasOpen = isOpen(one)
  one.status = status
  world.clearTimer(`return ${one.id}`)
  if (!wasOpen) return
  one.line.on_hold_quantity -= one.unshipped
  scheduleSettlement(world, one.order)
}

function scheduleSettlement(world: World, order: Order): void {
  if (order.received !== null && !order.is_settled) settleAt(world, order, Math.max(order.received + 15 * day, world.now))
}

const shareOf = (total: number, line: Line, quantity: number) => Math.floor((total * quantity) / line.quantity)

/** The line's own share goes back to where it came from, to the last cent; coins, freight and coupon as R-12 has them. */
export function completeReturn(world: World, one: Return, hasArrived: boolean): void {
  const { order, line, quantity } = one
  const { payment, balance, deposit } = order
  const goods = shareOf(line.total, line, line.refunded + quantity) - shareOf(line.total, line, line.refunded)
  const coins = shareOf(line.coins, line, line.refunded + quantity) - shareOf(line.coins, line, line.refunded)
  const isUntouched = order.state === 'paid' && shippedOf(order) === 0
  const freight = isUntouched && remainingQuantityOf(order) === quantity ? order.freight : 0
  const before = refundedOf(order)
  const isWhole = payment.orders.reduce((sum, other) => sum + remainingQuantityOf(other), 0) === quantity
  line.refunded += quantity
  line.refunded_total += goods
  order.freight_refunded += freight
  if (isWhole && payment.coupon) payment.coupon.state = 'unused'
  changeReserved(world, line, -(one.unshipped + (hasArrived ? quantity : 0)))
  // Of a reservation the last payment goes back first.
  const second = deposit ? Math.min(goods + freight, Math.max(order.total - deposit.amount - before, 0)) : 0
  if (second > 0) refund(world, balance!, second)
  if (goods + freight - second > 0) refund(world, payment, goods + freight - second)
  world.move('offset', 'coins', coins)
  one.status = 6
  world.clearTimer(`return ${one.id}`)
  const staysWithBuyer = world.returns.some(
    (other) => other.order === order && other.status === 6 && other.kind === 'refund_only' && other.quantity > other.unshipped,
  )
  if (remainingQuantityOf(order) === 0 && !staysWithBuyer && (order.state === 'paid' || order.state === 'shipping')) {
    order.state = 'cancelled'
    order.reason = 'refunded'
    world.clearTimer(`receive ${order.id}`)
    settleAt(world, order, world.now)
  } else {
    if (shippedOf(order) > 0 && leftToShip(order) === 0) markShipped(world, order)
    scheduleSettlement(world, order)
  }
}
