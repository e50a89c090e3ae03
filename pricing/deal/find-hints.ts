import { cents, centsLimit } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import type { BasketLine, Cents, CouponFact, PriceFacts, TraceEntry } from '../types.ts'
import { bestDeal, type Deal } from './best-deal.ts'

/** What would lower the price: more units of one SKU, the rest of a set, or an amount of anything that the rule counts. */
export interface Hint {
  /** the rule that would give more: 'full_reduction:12', 'combo:5', 'coupon:7', 'freight_template:1', 'group_buy:9' */
  rule: string
  need: { quantity: number; sku_id: number } | { sets: { sku_id: number; quantity: number }[] } | { amount: Cents }
  /** how much less the whole then costs than now with these units, or this amount, at their own price */
  saved: Cents
  /** presents that come with it */
  gifts: number
}

const maxHints = 3
// Each is priced whole: more than these nobody would read.
const maxCandidates = 8
const maxQuantity = 10

/**
 * Hints for a shopper who is near a step: "2 more pieces save 8", "spend 5 more". What it names is priced with the whole basket, by
 * `bestDeal`: it is exact, and a hint that saves nothing is left out. `addable` are parts of combos that are not in the basket, each a line of
 * one piece. The hint that costs the least beyond what it saves comes first; at most three.
 */
export function findHints(
  lines: readonly BasketLine[],
  facts: PriceFacts,
  coupons: readonly CouponFact[],
  deal: Deal,
  addable: readonly BasketLine[] = [],
): Hint[] {
  const price = (more: BasketLine[]) =>
    bestDeal(more, facts, coupons, deal.coupon === null && coupons.length === 0 ? null : undefined).basket
  const candidates = deal.basket.trace
    .flatMap((entry) => candidatesOf(entry, lines, facts, addable))
    .filter(({ more }) => isPriceable(more))
    .slice(0, maxCandidates)
  const found = candidates.flatMap(({ rule, need, more, cost }) => {
    const then = price(more)
    const saved = deal.basket.total + cost - then.total
    const gifts = countGifts(then) - countGifts(deal.basket)
    return saved > 0 || gifts > 0
      ? [{ hint: { rule, need, saved: cents(Math.max(0, saved)), gifts: Math.max(0, gifts) }, net: cost - saved }]
      : []
  })
  const ordered = found.sort((a, b) => a.net - b.net)
  const first = ordered.filter(({ hint }, at) => ordered.findIndex((other) => other.hint.rule === hint.rule) === at)
  return first.slice(0, maxHints).map(({ hint }) => hint)
}

const isPriceable = (lines: readonly BasketLine[]) =>
  lines.reduce((sum, { list_price, quantity }) => sum + list_price * quantity, 0) < centsLimit / 2

const countGifts = ({ gifts }: Pick<Deal['basket'], 'gifts'>) => gifts.reduce((sum, { quantity }) => sum + quantity, 0)

/** A basket with more in it, and what that more costs by itself. */
interface HintCandidate extends Pick<Hint, 'rule' | 'need'> {
  more: BasketLine[]
  cost: number
}

function candidatesOf(entry: TraceEntry, lines: readonly BasketLine[], facts: PriceFacts, addable: readonly BasketLine[]): HintCandidate[] {
  if (!entry.missing) return []
  const own = lines.filter(({ line_id }) => entry.line_ids.includes(line_id))
  if (entry.stage === 'combo') return setOf(entry, lines, facts, addable)
  const { quantity, amount } = entry.missing
  if (quantity !== undefined && entry.reason !== 'insufficient_quantity')
    return quantity > maxQuantity ? [] : own.map((line) => withQuantity(entry.rule, line, quantity, lines, facts))
  return amount === undefined || own.length === 0 ? [] : [withAmount(entry, own[0]!, amount, lines)]
}

function withQuantity(rule: string, line: BasketLine, quantity: number, lines: readonly BasketLine[], facts: PriceFacts): HintCandidate {
  const more = lines.map((one) => (one === line ? { ...one, quantity: one.quantity + quantity } : one))
  return { rule, need: { quantity, sku_id: line.sku_id }, more, cost: costOf([{ ...line, quantity }], facts) }
}

/** Of anything that the rule counts: as a piece of goods like those of a line, that no other price is for. */
function withAmount({ rule, stage }: TraceEntry, template: BasketLine, amount: Cents, lines: readonly BasketLine[]): HintCandidate {
  const anything: BasketLine = {
    ...template,
    line_id: Math.max(...lines.map(({ line_id }) => line_id)) + 1,
    sku_id: 0,
    goods: { ...template.goods, level_discount: false },
    list_price: amount,
    quantity: 1,
    weight_grams: 0,
    freight_template_id: stage === 'freight' ? template.freight_template_id : null,
    promotion: null,
  }
  return { rule, need: { amount }, more: [...lines, anything], cost: amount }
}

/** The units that a set lacks, where their price is known. */
function setOf({ rule }: TraceEntry, lines: readonly BasketLine[], facts: PriceFacts, addable: readonly BasketLine[]): HintCandidate[] {
  const combo = facts.combos?.find(({ promotion_id }) => `combo:${promotion_id}` === rule)
  const sets = (combo?.parts ?? []).flatMap(({ sku_id, quantity }) => {
    const inBasket = lines.reduce((sum, line) => (line.sku_id === sku_id && !line.promotion ? sum + line.quantity : sum), 0)
    return inBasket < quantity ? [{ sku_id, quantity: quantity - inBasket }] : []
  })
  const free = Math.max(0, ...lines.map(({ line_id }) => line_id)) + 1
  const added = sets.flatMap(({ sku_id, quantity }, at) => {
    const template = lines.find((line) => line.sku_id === sku_id && !line.promotion) ?? addable.find((line) => line.sku_id === sku_id)
    return template ? [{ ...template, line_id: free + at, quantity }] : []
  })
  if (added.length === 0 || added.length < sets.length) return []
  const joined = lines.map((line) => {
    const extra = line.promotion ? undefined : added.find(({ sku_id }) => sku_id === line.sku_id)
    return extra ? { ...line, quantity: line.quantity + extra.quantity } : line
  })
  const newLines = added.filter(({ sku_id }) => !lines.some((line) => line.sku_id === sku_id && !line.promotion))
  return [{ rule, need: { sets }, more: [...joined, ...newLines], cost: costOf(added, facts) }]
}

/** What units cost alone: each at the price of a single one, without freight. */
function costOf(lines: BasketLine[], facts: PriceFacts): number {
  return lines.reduce((sum, line) => {
    const { unit_price } = priceBasket([{ ...line, freight_template_id: null }], {
      ...facts,
      reductions: [],
      combos: [],
      coupon: null,
      longcoin: null,
    }).lines[0]!
    return sum + unit_price * line.quantity
  }, 0)
}
