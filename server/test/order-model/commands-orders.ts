import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { command, target } from './command.ts'
import { openPayment } from './money.ts'
import { closeOrders, leftToShip, markShipped, placeOrders, receive, setReceiving } from './orders.ts'
import { readOrders, type OrderRow } from './read-shop.ts'
import type { Stage } from './stage.ts'
import { day, type Coupon, type Order, type Payment, type Sku, type World } from './world.ts'

const free = ({ on_hand, reserved }: Sku) => on_hand - reserved
const ofKind = ({ skus }: World, kind: Sku['kind']) => skus.filter((one) => one.kind === kind)
const anyQuantity = fc.integer({ min: 1, max: 3 })

interface Purchase {
  skus: Sku[]
  quantity: number
  coupon?: Coupon | undefined
  coins?: number
  promotion_id?: number
}

/** Quotes and orders in the shop; the world takes over what it came to, whose sums must agree. */
async function buy(stage: Stage, { skus, quantity, coupon, coins = 0, promotion_id }: Purchase): Promise<void> {
  const { shop, world, buyer, call, grantFor } = stage
  const { address_id } = buyer
  const isCart = skus.length > 1
  if (isCart) for (const { id } of skus) await buyer.call('cart/add', { sku_id: id, quantity })
  const source = isCart ? { from_cart: true } : { sku_id: skus[0]!.id, quantity }
  const input = {
    ...source,
    ...(promotion_id === undefined ? {} : { promotion_id }),
    address_id,
    ...(coupon ? { member_coupon_id: coupon.id } : { no_coupon: true }),
    ...(coins ? { longcoin: coins } : {}),
  }
  const { quote, member_coupon_id, longcoin, deposit } = await buyer.call('order/quote', input)
  const grant = longcoin.spent ? { longcoin_grant: await grantFor('longcoin', '', longcoin.spent) } : {}
  const { order_ids, payment_id, total } = await call('order/create', { ...input, quote, ...grant })
  const rows = (await readOrders(shop, buyer.member_id)).filter(({ id }) => order_ids.includes(id))
  const amount = Math.round(Number(total) * 100)
  const isUsed = member_coupon_id !== null
  const payment = openPayment(world, { id: payment_id, purpose: 'order', amount, coupon: isUsed ? coupon! : null, coins: longcoin.spent })
  payment.orders = rows.map((row) => orderOf(row, payment, skus, deposit))
  const lines = payment.orders.flatMap((order) => order.lines)
  expect(lines.map(({ sku, quantity }) => `${sku.id} × ${quantity}`).sort()).toEqual(skus.map(({ id }) => `${id} × ${quantity}`).sort())
  expect(lines.reduce((sum, line) => sum + line.coins, 0)).toBe(longcoin.spent)
  for (const { total: whole, freight, lines: own } of payment.orders)
    expect(whole).toBe(own.reduce((sum, line) => sum + line.total, freight))
  expect(amount).toBe(payment.orders.reduce((sum, order) => sum + (order.deposit?.amount ?? order.total), 0))
  placeOrders(world, payment)
}

function orderOf(row: OrderRow, payment: Payment, skus: Sku[], deposit: { amount: string; missed: 'keep' | 'return' } | null): Order {
  const { id, total, freight } = row
  const lines = row.lines.map((line) => ({ ...line, sku: skus.find((sku) => sku.id === line.sku_id)!, is_reviewed: false }))
  return {
    id,
    payment,
    balance: null,
    state: 'unpaid',
    reason: null,
    total,
    freight,
    freight_refunded: 0,
    lines,
    auto_receive_at: null,
    is_extended: false,
    received: null,
    is_settled: false,
    deposit: deposit && { amount: Math.round(Number(deposit.amount) * 100), missed: deposit.missed },
  }
}

const inStock = (skus: Sku[], quantity: number) => skus.filter((one) => free(one) >= quantity)
const addStock = command(
  'add stock',
  { which: fc.nat(), quantity: anyQuantity },
  {
    can: (world, { which }) => target(world.skus, which),
    async run({ shop }, sku, { quantity }) {
      await sql`update stock set on_hand = on_hand + ${quantity} where sku_id = ${sku.id}`.execute(shop.db)
      sku.on_hand += quantity
    },
  },
)
const claim = command(
  'claim a coupon',
  {},
  {
    can: (world) => (world.coupons.length < 3 ? world : undefined),
    async run({ world, call, coupon_id }) {
      world.coupons.push({ id: (await call('coupon/claim', { coupon_id })).member_coupon_id, state: 'unused' })
    },
  },
)
const order = command(
  'order',
  { which: fc.nat(), quantity: anyQuantity },
  {
    can: (world, { which, quantity }) => target(inStock(ofKind(world, 'standard'), quantity), which),
    run: (stage, sku, { quantity }) => buy(stage, { skus: [sku], quantity }),
  },
)
const orderAll = command(
  'order the cart',
  { quantity: fc.integer({ min: 1, max: 2 }), hasCoupon: fc.boolean(), coins: fc.constantFrom(0, 0, 333) },
  {
    can(world, { quantity }) {
      const skus = inStock(ofKind(world, 'standard'), quantity)
      return skus.length === 3 ? skus : undefined
    },
    run: (stage, skus, { quantity, hasCoupon, coins }) =>
      buy(stage, {
        skus,
        quantity,
        coupon: hasCoupon ? stage.world.coupons.find(({ state }) => state === 'unused') : undefined,
        coins: Math.min(coins, stage.world.money.coins),
      }),
  },
)
const orderWithCoupon = command(
  'order with a coupon',
  { which: fc.nat(), quantity: anyQuantity },
  {
    can: (world, { which, quantity }) =>
      world.coupons.some(({ state }) => state === 'unused') ? target(inStock(ofKind(world, 'standard'), quantity), which) : undefined,
    run: (stage, sku, { quantity }) =>
      buy(stage, { skus: [sku], quantity, coupon: stage.world.coupons.find(({ state }) => state === 'unused') }),
  },
)
const orderWithCoins = command(
  'order with coins',
  { which: fc.nat(), quantity: anyQuantity, coins: fc.integer({ min: 1, max: 700 }) },
  {
    can: (world, { which, quantity }) => (world.money.coins > 0 ? target(inStock(ofKind(world, 'standard'), quantity), which) : undefined),
    run: (stage, sku, { quantity, coins }) => buy(stage, { skus: [sku], quantity, coins: Math.min(coins, stage.world.money.coins) }),
  },
)
const orderTogether = command(
  'order at a group buy’s price',
  { quantity: fc.integer({ min: 2, max: 3 }), coins: fc.constantFrom(0, 77) },
  {
    can: ({ promotion }, { quantity }) => (free(promotion.sku) >= quantity ? promotion : undefined),
    async run(stage, promotion, { quantity, coins }) {
      const { id, sku, stock, limit, reserved } = promotion
      if (Math.min(stock, limit) - reserved >= quantity) {
        const spent = Math.min(coins, stage.world.money.coins)
        return buy(stage, { skus: [sku], quantity, coins: spent, promotion_id: id })
      }
      const request = stage.buyer.call('order/quote', { promotion_id: id, sku_id: sku.id, quantity })
      expect(await stage.refusalOf(request)).toBe(limit - reserved < quantity ? 'promotion.limit_reached' : 'promotion.sold_out')
    },
  },
)
const reserve = command(
  'reserve',
  { which: fc.nat(), quantity: fc.integer({ min: 1, max: 2 }) },
  {
    can: (world, { which, quantity }) => target(inStock(ofKind(world, 'deposit'), quantity), which),
    run: (stage, sku, { quantity }) => buy(stage, { skus: [sku], quantity }),
  },
)
const orderTooMuch = command(
  'order more than there is',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(world.skus, which),
    async run({ buyer, refusalOf }, sku) {
      const request = buyer.call('order/quote', { sku_id: sku.id, quantity: free(sku) + 1 })
      expect(await refusalOf(request)).toBe('cart.sold_out')
    },
  },
)

const cancel = command(
  'cancel',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(world.orders, which),
    async run({ world, call, refusalOf }, { id, state, payment }) {
      const refusal = await refusalOf(call('order/cancel', { order_id: id }))
      expect(refusal).toBe(state === 'unpaid' || state === 'payment_failed' ? null : 'order.not_cancellable')
      if (refusal === null) closeOrders(world, payment)
    },
  },
)

const toShip = ({ orders }: World) => orders.filter((one) => (one.state === 'paid' || one.state === 'shipping') && leftToShip(one) > 0)
const ship = command(
  'ship a parcel',
  { which: fc.nat(), isWhole: fc.boolean(), quantity: anyQuantity },
  {
    can: (world, { which }) => target(toShip(world), which),
    async run({ world, call, operator, nextParcel }, one, { isWhole, quantity }) {
      const lines = one.lines.filter((line) => line.quantity > line.shipped + line.on_hold_quantity)
      const sent = (isWhole ? lines : lines.slice(0, 1)).map((line) => {
        const left = line.quantity - line.shipped - line.on_hold_quantity
        return { line, quantity: isWhole ? left : Math.min(left, quantity) }
      })
      const named = isWhole ? {} : { lines: sent.map(({ line, quantity }) => ({ order_goods_id: line.id, quantity })) }
      await call('fulfilment/ship', { order_id: one.id, carrier: 'harbour', tracking_no: nextParcel(), ...named }, operator)
      for (const { line, quantity } of sent) line.shipped += quantity
      if (leftToShip(one) === 0) markShipped(world, one)
    },
  },
)
const shipTooMuch = command(
  'ship more than is left',
  { which: fc.nat() },
  {
    can: (world, { which }) =>
      target(
        world.orders.filter(({ state }) => state === 'paid' || state === 'shipping'),
        which,
      ),
    async run({ call, refusalOf, operator, nextParcel }, { id, lines }) {
      const [line] = lines
      const parcel = { order_id: id, carrier: 'harbour', tracking_no: nextParcel() }
      const tooMany = [{ order_goods_id: line!.id, quantity: line!.quantity - line!.shipped - line!.on_hold_quantity + 1 }]
      expect(await refusalOf(call('fulfilment/ship', { ...parcel, lines: tooMany }, operator))).toBe('fulfilment.too_many')
    },
  },
)

const onTheWay = ({ orders }: World) => orders.filter(({ state }) => state === 'shipping')
const confirm = command(
  'receive',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(onTheWay(world), which),
    async run({ world, call }, one) {
      await call('order/confirm_receipt', { order_id: one.id })
      receive(world, one)
    },
  },
)
const extend = command(
  'put the receipt off',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(onTheWay(world), which),
    async run({ world, call, refusalOf }, one) {
      expect(await refusalOf(call('order/extend', { order_id: one.id }))).toBe(one.is_extended ? 'order.action_unavailable' : null)
      if (one.is_extended) return
      one.is_extended = true
      setReceiving(world, one, one.auto_receive_at! + 3 * day)
    },
  },
)
const review = command(
  'review',
  { which: fc.nat() },
  {
    can: (world, { which }) =>
      target(
        world.orders.filter(({ state }) => state === 'completed'),
        which,
      ),
    async run({ call, refusalOf }, one, { which }) {
      const line = target(one.lines, which)!
      const written = await refusalOf(call('review/write', { order_id: one.id, order_goods_id: line.id, stars: 5, text: 'Good' }))
      const isGone = line.refunded === line.quantity
      expect(written).toBe(isGone ? 'review.not_yet' : line.is_reviewed ? 'review.already_written' : null)
      line.is_reviewed ||= !isGone
    },
  },
)
const remind = command(
  'remind the shop',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(world.orders, which),
    run: ({ buyer, refusalOf }, { id }) => refusalOf(buyer.call('order/remind', { order_id: id })),
  },
)

export const orderCommands = [
  { weight: 1, arbitrary: addStock },
  { weight: 2, arbitrary: claim },
  { weight: 6, arbitrary: order },
  { weight: 4, arbitrary: orderAll },
  { weight: 3, arbitrary: orderWithCoupon },
  { weight: 3, arbitrary: orderWithCoins },
  { weight: 4, arbitrary: orderTogether },
  { weight: 4, arbitrary: reserve },
  { weight: 1, arbitrary: orderTooMuch },
  { weight: 1, arbitrary: cancel },
  { weight: 12, arbitrary: ship },
  { weight: 1, arbitrary: shipTooMuch },
  { weight: 5, arbitrary: confirm },
  { weight: 4, arbitrary: extend },
  { weight: 3, arbitrary: review },
  { weight: 1, arbitrary: remind },
]
