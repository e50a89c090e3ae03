import { apportion } from '@longmall/pricing/apportion.ts'
import type { Cents, PricedBasket, TraceEntry } from '@longmall/pricing/types.ts'
import type { ReducedBy } from '../order/source/pieces-of.ts'
import type { OrderLine } from './price-order.ts'

const idOf = (rule: string): number | null => (rule.startsWith('full_reduction:') ? Number(rule.slice('full_reduction:'.length)) : null)

/**
 * What the full reductions of a basket gave each of its lines, by line id (PRM-08): once the order is made it stays so. A line
 * that a reduction counted on its way to a present or free freight is named with 0, for it was bought with it.
 */
export function reducedBy(
  { trace, lines }: Pick<PricedBasket, 'trace' | 'lines'>,
  presents: readonly OrderLine[],
): Map<number, ReducedBy[]> {
  const given = new Map<number, ReducedBy[]>()
  const add = (line_id: number, rule: string, saved: number) => {
    const reduction_id = idOf(rule)
    if (reduction_id === null) return
    const own = given.get(line_id) ?? []
    given.set(line_id, own)
    const known = own.find((one) => one.reduction_id === reduction_id)
    if (known) known.saved += saved
    else own.push({ reduction_id, saved })
  }
  for (const { stage, rule, applied, line_ids } of trace)
    if (stage === 'full_reduction' && applied) for (const line_id of line_ids) add(line_id, rule, 0)
  for (const { line_id, reductions } of lines) for (const { source, amount } of reductions) add(line_id, source, amount)
  for (const { line_id, source, saved } of freightGiven(trace, lines)) add(line_id, source, saved)
  for (const { line_id, quantity, sku, given_by } of presents) if (given_by) add(line_id, given_by, Number(sku.list_price) * quantity)
  return given
}

interface FreightGiven {
  line_id: number
  source: string
  saved: Cents
}

/** What rules before the freight took off it, parted over the lines that they freed by their pieces; of a line the first that freed it. */
function freightGiven(trace: readonly TraceEntry[], lines: PricedBasket['lines']): FreightGiven[] {
  const freeing = trace.filter(({ reason, applied }) => applied && (reason === 'level_free_freight' || reason === 'free_freight'))
  const levels = freeing.filter(({ reason }) => reason === 'level_free_freight')
  const freers = [
    ...levels,
    ...freeing.filter(({ stage }) => stage === 'full_reduction'),
    ...freeing.filter(({ stage }) => stage === 'coupon'),
  ]
  return trace.flatMap(({ stage, rule, reason, saved, line_ids }) => {
    if (stage !== 'freight' || !rule.startsWith('freight_template:') || saved === 0 || reason === 'free_over') return []
    const freed = lines.flatMap(({ line_id, quantity }) => {
      const source = line_ids.includes(line_id) ? freers.find((one) => one.line_ids.includes(line_id))?.rule : undefined
      return source === undefined ? [] : [{ line_id, quantity, source }]
    })
    if (freed.length === 0) return []
    const parts = apportion(
      saved,
      freed.map(({ quantity }) => quantity),
    )
    return freed.map(({ line_id, source }, place) => ({ line_id, source, saved: parts[place]! }))
  })
}
