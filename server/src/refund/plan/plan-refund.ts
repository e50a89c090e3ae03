import { quantitiesAtPrice, promotionQuantities } from '../../order/source/promotion-quantities.ts'
import { unfulfilled } from '../../order/rules.ts'
import { refundableTotal, splitRefund } from '../../payment/refund/rules.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { amountsOf, coinsOf, noPending, sharesOf } from './amounts.ts'
import { figuresOf } from './figures.ts'
import type { LineChange, RefundFacts, RefundPlan, RefundRequest, UnitsRequest } from './refund-plan.ts'
import { combosBack, stockedInSets } from './sets.ts'

/**
 * Computes a refund: money to the last cent, to its sources, coins, coupon and freight, limits, promotions and stock
 * . A pure function of the facts. Error for a line that the facts do not have; RangeError for more money than was paid.
 */
export function planRefund(facts: RefundFacts, request: RefundRequest): RefundPlan {
  switch (request.what) {
    case 'units':
      return planUnits(facts, request)
    case 'order':
      return planOrder(facts)
    case 'closed':
      return planClosed(facts, request)
    case 'late_payment':
      return { ...nothing(facts), ...restOf(facts, request.payment_id) }
    case 'price':
      return planPrice(facts, request)
  }
}

/**
 * A part of a line. The limit counts what the buyer does not keep, the stock what the shop has. With the last of an order of which
 * nothing went out its gifts come back.
 */
function planUnits(facts: RefundFacts, request: UnitsRequest): RefundPlan {
  const { order_goods_id, quantity, unshipped, returned, received, pending = noPending } = request
  const line = facts.lines.find((one) => one.order_goods_id === order_goods_id)
  if (!line) throw new Error(`no line ${order_goods_id} among the facts`)
  const amounts = amountsOf(line, quantity, pending)
  const { shares, parts } = sharesOf(line, amounts.goods + amounts.freight, pending, facts.sourcesOf)
  const combos = stockedInSets(line, quantity, unshipped + received)
  const isLast = unfulfilled.includes(line.state) && line.order_shipped === 0 && line.order_unrefunded_quantity === quantity
  const gifts = isLast ? facts.lines.filter(isUnshippedGift) : []
  const own = { order_goods_id, quantity, cents: amounts.goods, requested: quantity, blocks_shipping: false, combos }
  const stocked = [{ line, quantity: unshipped + received }, ...gifts.map((one) => ({ line: one, quantity: leftOf(one) }))]
  return {
    ...nothing(facts, line),
    ...amounts,
    ...goodsBack(facts, stocked, [{ line, combos }]),
    lines: [own, ...gifts.map(withheld)],
    limits: limitsOf([{ line, quantity: unshipped + returned }]),
    money: shares.map(({ payment_id, amount }) => ({ payment_id, cents: amount, is_remainder: false })),
    parts,
    coins: coinsBack(line, amounts.longcoin),
    figures: [
      ...figuresOf([{ line, quantity, cents: amounts.goods }]),
      ...figuresOf(gifts.map((one) => ({ line: one, quantity: leftOf(one), cents: 0n }))),
    ],
  }
}

function planOrder(facts: RefundFacts): RefundPlan {
  const [first] = facts.lines as [AfterSaleLine]
  const left = facts.lines.map((line) => ({ line, quantity: leftOf(line), cents: line.total - line.refunded_total }))
  const amount = first.order_total - first.order_refunded
  const goods = left.reduce((sum, { cents }) => sum + cents, 0n)
  const { shares, parts } = sharesOf(first, amount, noPending, facts.sourcesOf)
  const longcoin = facts.lines.reduce((sum, line) => sum + coinsOf(line, line.refunded_quantity, leftOf(line)), 0)
  const lines = facts.lines.map(withheld)
  const inSets = facts.lines.map((line, n) => ({ line, combos: lines[n]!.combos }))
  const isAll = first.payment_unrefunded_quantity === first.order_unrefunded_quantity
  return {
    ...nothing(facts),
    ...goodsBack(facts, left, inSets),
    quantity: first.order_unrefunded_quantity,
    goods,
    freight: amount - goods,
    freight_reason: first.freight_total === 0n ? 'no_freight' : 'last_unshipped',
    longcoin,
    coupon: first.member_coupon_id === null ? 'none' : isAll ? 'returned' : 'not_returned',
    lines,
    limits: limitsOf(left),
    source: { kind: first.promotion_kind, verb: 'restock' },
    money: shares.map(({ payment_id, amount: cents }) => ({ payment_id, cents, is_remainder: false })),
    parts,
    coins: coinsBack(first, longcoin),
    figures: figuresOf(left),
  }
}

/** Nothing of them was counted as bought yet, so that their lines and the figures of promotions stay as they are. */
function planClosed(facts: RefundFacts, { was_booked, returns_deposit }: Extract<RefundRequest, { what: 'closed' }>): RefundPlan {
  const [first] = facts.lines as [AfterSaleLine]
  const all = facts.lines.map((line) => ({ line, quantity: line.quantity }))
  return {
    ...nothing(facts),
    quantity: first.order_unrefunded_quantity,
    longcoin: facts.lines.reduce((sum, { longcoin }) => sum + longcoin, 0),
    coupon: first.member_coupon_id === null ? 'none' : 'returned',
    limits: limitsOf(all),
    source: { kind: first.promotion_kind, verb: was_booked ? 'restock' : 'release' },
    promotions: { quantities: promotionQuantities(facts.lines), sets: new Map() },
    stock: stockOf(all),
    coins: first.longcoin_transfer === null ? null : { transfer_id: first.longcoin_transfer, amount: 'all' },
    ...(returns_deposit ? restOf(facts, first.payment_id) : {}),
  }
}

function planPrice(facts: RefundFacts, { cents, longcoin }: Extract<RefundRequest, { what: 'price' }>): RefundPlan {
  const [first] = facts.lines as [AfterSaleLine]
  const { payment_id } = first
  const parts = splitRefund(facts.sourcesOf(payment_id), cents) ?? []
  return {
    ...nothing(facts),
    goods: cents,
    longcoin,
    money: cents === 0n ? [] : [{ payment_id, cents, is_remainder: false }],
    parts: parts.map(({ position: _, ...part }) => part),
    coins: coinsBack(first, longcoin),
  }
}

function nothing({ lines }: RefundFacts, { order_id, member_id, payment_id, freight_total } = lines[0]!): RefundPlan {
  return {
    order_id,
    member_id,
    payment_id,
    quantity: 0,
    goods: 0n,
    freight: 0n,
    freight_reason: freight_total === 0n ? 'no_freight' : 'others_remain',
    longcoin: 0,
    coupon: lines[0]!.member_coupon_id === null ? 'none' : 'not_returned',
    lines: [],
    limits: [],
    source: null,
    promotions: { quantities: [], sets: new Map() },
    stock: [],
    money: [],
    parts: [],
    coins: null,
    figures: [],
  }
}

interface Part {
  line: AfterSaleLine
  quantity: number
}

const leftOf = ({ quantity, refunded_quantity }: AfterSaleLine) => quantity - refunded_quantity

const isUnshippedGift = (line: AfterSaleLine) => line.is_gift && line.shipped_quantity === 0 && leftOf(line) > 0

/** All that is left of a line, which does not go out any more. */
const withheld = (line: AfterSaleLine): LineChange => ({
  order_goods_id: line.order_goods_id,
  quantity: leftOf(line),
  cents: line.total - line.refunded_total,
  requested: 0,
  blocks_shipping: true,
  combos: stockedInSets(line, leftOf(line), leftOf(line)),
})

/** Gifts count against no limit. */
const limitsOf = (parts: readonly Part[]): RefundPlan['limits'] =>
  parts.flatMap(({ line: { goods_id, is_gift }, quantity }) => (is_gift || quantity === 0 ? [] : [{ goods_id, quantity }]))

const stockOf = (parts: readonly Part[]): RefundPlan['stock'] =>
  parts.flatMap(({ line: { sku_id }, quantity }) => (quantity === 0 ? [] : [{ sku_id, quantity }]))

/** Promotions and stock of what the shop has again: at a promotion's price, and in sets of combos. */
function goodsBack(
  { combo_parts }: RefundFacts,
  stocked: readonly Part[],
  inSets: readonly { line: AfterSaleLine; combos: LineChange['combos'] }[],
): Pick<RefundPlan, 'promotions' | 'stock'> {
  const units = inSets.flatMap(({ line: { sku_id }, combos }) => combos.map((one) => ({ ...one, sku_id })))
  const { quantities, sets } = combosBack(combo_parts, units)
  const atPrice = stocked.flatMap(({ line, quantity }) => quantitiesAtPrice(line, quantity))
  return { promotions: { quantities: [...atPrice, ...quantities], sets }, stock: stockOf(stocked) }
}

const coinsBack = ({ longcoin_transfer }: AfterSaleLine, amount: number): RefundPlan['coins'] =>
  amount === 0 || longcoin_transfer === null ? null : { transfer_id: longcoin_transfer, amount }

/** All that is left of a payment, to the sources in the reverse order of how they were paid. */
function restOf({ sourcesOf }: RefundFacts, payment_id: number): Pick<RefundPlan, 'goods' | 'money' | 'parts'> {
  const sources = sourcesOf(payment_id)
  const cents = refundableTotal(sources)
  const parts = (splitRefund(sources, cents) ?? []).map(({ position: _, ...part }) => part)
  return { goods: cents, money: [{ payment_id, cents, is_remainder: true }], parts }
}
