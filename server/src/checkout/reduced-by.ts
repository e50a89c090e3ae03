import { apportion } from '@longmall/pricing/apportion.ts'
import type { Cents, PricedBasket, TraceEntry } from '@longmall/pricing/types.ts'
import type { ReducedBy } from '../order/source/promotion-quantities.ts'
import type { OrderLine } from './price-order.ts'

const reductionIdOf = (rule: string): number | null =>
  rule.startsWith('full_reduction:') ? Number(rule.slice('full_reduction:'.length)) : null

/**
 * The savings of each line by full reduction, by line id (PRM-08), fixed when the order is made. A line that counted towards a
 * gift or free freight is included with 0, since it was part of the purchase.
 */
export function reducedBy({ trace, lines }: Pick<PricedBasket, 'trace' | 'lines'>, gifts: readonly OrderLine[]): Map<number, ReducedBy[]> {
  const savedByLine = new Map<number, ReducedBy[]>()
  const add = (line_id: number, rule: string, saved: number) => {
    const reduction_id = reductionIdOf(rule)
    if (reduction_id === null) return
    const reductions = savedByLine.get(line_id) ?? []
    savedByLine.set(line_id, reductions)
    const existing = reductions.find((one) => one.reduction_id === reduction_id)
    if (existing) existing.saved += saved
    else reductions.push({ reduction_id, saved })
  }
  for (const { stage, rule, applied, line_ids } of trace)
    if (stage === 'full_reduction' && applied) for (const line_id of line_ids) add(line_id, rule, 0)
  for (const { line_id, reductions } of lines) for (const { source, amount } of reductions) add(line_id, source, amount)
  for (const { line_id, source, saved } of freightSavings(trace, lines)) add(line_id, source, saved)
  for (const { line_id, quantity, sku, gift_source } of gifts) if (gift_source) add(line_id, gift_source, Number(sku.list_price) * quantity)
  return savedByLine
}

interface FreightSaving {
  line_id: number
  source: string
  saved: Cents
}

/** What rules before the freight took off it, parted over the lines that they freed by their units; of a line the first that freed it. */
function freightSavings(trace: readonly TraceEntry[], lines: PricedBasket['lines']): FreightSaving[] {
  const freeFreightEntries = trace.filter(
    ({ reason, applied }) => applied && (reason === 'level_free_freight' || reason === 'free_freight'),
  )
  const levelEntries = freeFreightEntries.filter(({ reason }) => reason === 'level_free_freight')
  const sourceEntries = [
    ...levelEntries,
    ...freeFreightEntries.filter(({ stage }) => stage === 'full_reduction'),
    ...freeFreightEntries.filter(({ stage }) => stage === 'coupon'),
  ]
  return trace.flatMap(({ stage, rule, reason, saved, line_ids }) => {
    if (stage !== 'freight' || !rule.startsWith('freight_template:') || saved === 0 || reason === 'free_from_amount') return []
    const freeLines = lines.flatMap(({ line_id, quantity }) => {
      const source = line_ids.includes(line_id) ? sourceEntries.find((one) => one.line_ids.includes(line_id))?.rule : undefined
      return source === undefined ? [] : [{ line_id, quantity, source }]
    })
    if (freeLines.length === 0) return []
    const parts = apportion(
      saved,
      freeLines.map(({ quantity }) => quantity),
    )
    return freeLines.map(({ line_id, source }, index) => ({ line_id, source, saved: parts[index]! }))
  })
}
