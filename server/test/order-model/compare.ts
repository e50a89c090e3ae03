import { expect } from 'vitest'
import { sendRefunds } from '../../src/payment/provider/send-refunds.ts'
import { partOf } from './money.ts'
import { refundedOf } from './orders.ts'
import { readBank, readHoldings, readOrders, readStates } from './read-shop.ts'
import type { Stage } from './stage.ts'
import type { Order, World } from './world.ts'

const asRow = (order: Order) => ({
  id: order.id,
  payment_id: order.payment.id,
  balance_payment_id: order.balance?.id ?? null,
  state: order.state,
  total: order.total,
  freight: order.freight,
  freight_refunded: order.freight_refunded,
  is_settled: order.is_settled,
  lines: order.lines.map(({ sku, is_reviewed: _, ...line }) => ({ ...line, sku_id: sku.id })),
})

/** The money of the buyer's that the escrow holds: what was paid and neither went back nor became the shop's. */
function inEscrow({ payments, orders }: World): number {
  const paid = payments.reduce(
    (sum, one) => sum + partOf(one) + one.sources.reduce((own, { amount, refunded }) => own + amount - refunded, 0),
    0,
  )
  const credited = payments.reduce((sum, one) => sum + (one.purpose === 'recharge' && one.state === 'paid' ? one.amount : 0), 0)
  const settled = orders.reduce((sum, order) => sum + (order.is_settled ? order.total - refundedOf(order) : 0), 0)
  const retainedDeposits = orders.reduce(
    (sum, { reason, deposit }) => sum + (reason === 'balance_missed' && deposit!.missed === 'keep' ? deposit!.amount : 0),
    0,
  )
  return paid - credited - settled - retainedDeposits
}

/** The shop holds what the model says, to the cent and the unit. */
export async function compare({ shop, world, buyer }: Stage, escrowBefore: number): Promise<void> {
  const { member_id } = buyer
  const skuIds = world.skus.map(({ id }) => id)
  const [holdings, orders, states] = await Promise.all([
    readHoldings(shop, member_id),
    readOrders(shop, member_id),
    readStates(shop, member_id, skuIds, world.promotion.id),
  ])
  // The number of a reservation's second payment is the shop's to give.
  for (const row of orders) {
    const balance = world.orders.find(({ id }) => id === row.id)?.balance
    if (balance && balance.id < 0 && row.balance_payment_id !== null) balance.id = row.balance_payment_id
  }
  expect({ orders: orders.map(({ cancel_reason: _, ...row }) => row), ...states, holdings }).toEqual({
    orders: world.orders.map(asRow).sort((a, b) => a.id - b.id),
    stock: Object.fromEntries(world.skus.map(({ id, on_hand, reserved }) => [id, [on_hand, reserved]])),
    coupons: orNull(Object.fromEntries(world.coupons.map(({ id, state }) => [id, state]))),
    payments: orNull(Object.fromEntries(world.payments.map(({ id, state }) => [id, state]))),
    returns: orNull(Object.fromEntries(world.returns.map(({ id, status }) => [id, status]))),
    withdrawals: orNull(Object.fromEntries(world.withdrawals.map(({ id, state }) => [id, state]))),
    promotion: [world.promotion.reserved, world.promotion.reserved],
    held: 0,
    holdings: world.money,
  })
  // And the model itself is as it must be.
  for (const { on_hand, reserved } of world.skus) expect([reserved >= 0, reserved <= on_hand]).toEqual([true, true])
  const { reserved: promotionTaken, stock, limit } = world.promotion
  expect([promotionTaken >= 0, promotionTaken <= Math.min(stock, limit)]).toEqual([true, true])
  for (const { refunded_total, total } of world.orders.flatMap(({ lines }) => lines)) expect(refunded_total).toBeLessThanOrEqual(total)
  expect(world.money.escrow - escrowBefore).toBe(inEscrow(world))
  const activeOrders = world.orders.filter(({ state, reason }) => state !== 'cancelled' || reason === null)
  for (const coupon of world.coupons)
    if (coupon.state === 'used') expect(activeOrders.some(({ payment }) => payment.coupon === coupon)).toBe(true)
}

const orNull = <Value>(all: Record<string, Value>) => (Object.keys(all).length ? all : null)

/** At the end: what the ledger gave back the bank has sent, each once, and nothing is on its way any more. */
export async function compareBank({ shop, world, buyer }: Stage): Promise<void> {
  await sendRefunds(shop.site)
  const sent = await readBank(shop, buyer.member_id)
  const expected = world.payments.flatMap(({ attempts }) => attempts).map(({ reference, returned }) => [reference, returned] as const)
  expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(expected))
}
