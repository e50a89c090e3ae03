import type { OrderEvents, ReturnedQuantity, ReturnedReduction } from '../../order/progress/events.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { unitsInSets } from './sets.ts'

/** A line before a part of it goes back; amounts in cents. */
export type FigureLine = Pick<
  AfterSaleLine,
  'quantity' | 'refunded_quantity' | 'list_price' | 'line_promotion_id' | 'combos' | 'reductions' | 'full_reductions' | 'is_gift'
>

/** A quantity of a line and the cents that it cost. */
export interface FigurePart<Line = FigureLine> {
  line: Line
  quantity: number
  cents: bigint
}

/** What promotions and full reductions are sent of these parts of an order (PRM-02); none where they count nothing of it. */
export function figuresOf(
  parts: readonly FigurePart<FigureLine & Pick<AfterSaleLine, 'order_id' | 'paid_at'>>[],
): OrderEvents['order.quantity_refunded'][] {
  const soldQuantities = parts.flatMap(promotionFigures)
  const reductions = parts.flatMap(reductionFigures)
  const [first] = parts
  if (!first || first.line.paid_at === null || soldQuantities.length + reductions.length === 0) return []
  return [{ order_id: first.line.order_id, paid_at: first.line.paid_at, lines: soldQuantities, reductions }]
}

/**
 * Refunded units and amounts by promotion for a part of a line, as its payment counted them: all to the promotion of its price, and to
 * each combo the units of its sets, which are refunded after those outside.
 */
export function promotionFigures({ line, quantity, cents }: FigurePart): ReturnedQuantity[] {
  if (quantity === 0) return []
  const { line_promotion_id, list_price } = line
  const list_total = String(list_price * BigInt(quantity))
  const own = line_promotion_id === null ? [] : [{ promotion_id: line_promotion_id, quantity, total: String(cents), list_total }]
  const ofSets = unitsInSets(line, quantity).map(({ promotion_id, quantity: units, in_sets }): ReturnedQuantity => {
    const total = (cents * BigInt(units)) / BigInt(quantity)
    const saved = line.reductions.find(({ source }) => source === `combo:${promotion_id}`)?.amount ?? 0
    const list = total + (BigInt(saved) * BigInt(units)) / BigInt(in_sets)
    return { promotion_id, quantity: units, total: String(total), list_total: String(list) }
  })
  return [...own, ...ofSets]
}

/**
 * Refunded units and amounts by full reduction for a part of a line, as the order's payment counted them: with the last unit all of the
 * line's savings. Gifts are not sales.
 */
export function reductionFigures({ line, quantity, cents }: FigurePart): ReturnedReduction[] {
  if (quantity === 0) return []
  const upTo = (saved: number, gone: number) => (BigInt(saved) * BigInt(gone)) / BigInt(line.quantity)
  return line.full_reductions.map(({ reduction_id, saved }) => ({
    reduction_id,
    quantity: line.is_gift ? 0 : quantity,
    total: String(cents),
    saved: String(upTo(saved, line.refunded_quantity + quantity) - upTo(saved, line.refunded_quantity)),
  }))
}
