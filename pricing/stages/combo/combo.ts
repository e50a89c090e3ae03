import { cents } from '../../cents.ts'
import type { Cents, Combo, PricedCombo, PriceFacts, TraceEntry, TraceReason } from '../../types.ts'
import type { Reduction, Stage, StageEntry, StateLine } from '../basket-state.ts'
import { chooseSets, type ComboDemand, type SkuStock, type ChosenSets } from './choose-sets.ts'

/**
 * ② Combo (PRM-07): as many sets as the quantities allow, at the unit prices of ①. Where combos compete for the same units, the
 * choice that saves the most on the whole; equal ones go to the lower id. The saving of the sets is apportioned over their units
 * by largest remainder. Lines of an exclusive promotion are excluded.
 */
export const combo: Stage = ({ lines }, facts) => {
  if (!facts.combos?.length) return { trace: [] }
  const combos = facts.combos.length > 1 ? [...facts.combos].sort((a, b) => a.promotion_id - b.promotion_id) : facts.combos
  const stock = stockOfLines(lines)
  const demands = combos.map((one) => demandOf(one, stock, setsAllowed(one, facts)))
  const chosen = chooseSets(
    demands.filter((demand) => demand.most > 0),
    stock,
  )
  return {
    reductions: chosen.map((sets) => reductionOf(sets, lines)),
    combos: chosen.map((sets) => toPricedCombo(sets, lines)),
    trace: demands.map((demand) => traceDemand(demand, chosen, stock, lines)),
  }
}

export const sourceOfCombo = ({ promotion_id }: Pick<Combo, 'promotion_id'>) => `combo:${promotion_id}`

/** The units of each SKU that a set may use, the most expensive first and of the earlier line, so that sets save the most. */
function stockOfLines(lines: readonly StateLine[]): Map<number, SkuStock> {
  const stock = new Map<number, SkuStock>()
  lines.forEach(({ line, exclusive, unit_price }, position) => {
    if (exclusive) return
    const own = stock.get(line.sku_id)
    if (own) {
      own.quantity += line.quantity
      own.lots.push({ position, quantity: line.quantity, unit_price })
    } else stock.set(line.sku_id, { quantity: line.quantity, lots: [{ position, quantity: line.quantity, unit_price }] })
  })
  for (const { lots } of stock.values()) if (lots.length > 1) lots.sort((a, b) => b.unit_price - a.unit_price || a.position - b.position)
  return stock
}

/** Sets that may be used where it is chosen to use fewer; null where nothing was chosen. */
function setsAllowed(one: Combo, { declined }: PriceFacts): number | null {
  const own = declined?.filter(({ rule }) => rule === sourceOfCombo(one)) ?? []
  return own.length === 0 ? null : Math.min(...own.map(({ sets }) => sets ?? 0))
}

function demandOf(one: Combo, stock: ReadonlyMap<number, SkuStock>, allowed: number | null): ComboDemand {
  let possible = one.parts.length === 0 ? 0 : Number.MAX_SAFE_INTEGER
  for (const { sku_id, quantity } of one.parts) possible = Math.min(possible, Math.floor((stock.get(sku_id)?.quantity ?? 0) / quantity))
  return { combo: one, possible, declined: allowed === 0, most: Math.min(possible, one.remaining ?? possible, allowed ?? possible) }
}

function reductionOf({ combo: one, lineQuantities, saved }: ChosenSets, lines: readonly StateLine[]): Reduction {
  const weights = new Map<number, number>()
  for (const { position, quantity } of lineQuantities)
    weights.set(position, (weights.get(position) ?? 0) + quantity * lines[position]!.unit_price)
  const positions = [...weights.keys()].sort((a, b) => a - b)
  return { source: sourceOfCombo(one), positions, amount: cents(saved), weights: positions.map((position) => weights.get(position)!) }
}

function toPricedCombo({ combo: one, sets, saved, lineQuantities }: ChosenSets, lines: readonly StateLine[]): PricedCombo {
  const byLine = new Map<number, number>()
  for (const { position, quantity } of lineQuantities.toSorted((a, b) => a.position - b.position)) {
    const { line_id } = lines[position]!.line
    byLine.set(line_id, (byLine.get(line_id) ?? 0) + quantity)
  }
  const shown = [...byLine].map(([line_id, quantity]) => ({ line_id, quantity }))
  return { promotion_id: one.promotion_id, sets, saved: cents(saved), lines: shown }
}

function traceDemand(
  { combo: one, possible, declined, most }: ComboDemand,
  chosen: readonly ChosenSets[],
  stock: ReadonlyMap<number, SkuStock>,
  lines: readonly StateLine[],
): StageEntry {
  const own = chosen.find((sets) => sets.combo === one)
  const line_ids = linesOf(own?.lineQuantities ?? one.parts.flatMap(({ sku_id }) => stock.get(sku_id)?.lots ?? noLots), lines)
  const entry = (reason: TraceReason, saved = 0, missing?: TraceEntry['missing']): StageEntry => {
    const plain = { stage: 'combo' as const, rule: sourceOfCombo(one), line_ids, applied: own !== undefined, saved: saved as Cents, reason }
    return missing ? { ...plain, missing } : plain
  }
  if (own) return entry('combo_price', own.saved)
  if (line_ids.length === 0) return entry('out_of_scope')
  if (possible === 0) return entry('combo_incomplete', 0, { quantity: missingQuantity(one, stock) })
  if (declined) return entry('cheaper_without')
  if (most === 0) return entry('insufficient_quantity')
  return entry(isSavingAlone(one, stock) ? 'better_rule_won' : 'no_saving')
}

const noLots: SkuStock['lots'] = []

/** The ids of lines at these positions, each once; lines are sorted by ascending id. */
function linesOf(at: readonly { readonly position: number }[], lines: readonly StateLine[]): number[] {
  const ids: number[] = []
  for (const { position } of at) {
    const { line_id } = lines[position]!.line
    if (!ids.includes(line_id)) ids.push(line_id)
  }
  return ids.sort((a, b) => a - b)
}

const missingQuantity = ({ parts }: Combo, stock: ReadonlyMap<number, SkuStock>) =>
  parts.reduce((sum, { sku_id, quantity }) => sum + Math.max(0, quantity - (stock.get(sku_id)?.quantity ?? 0)), 0)

function isSavingAlone(one: Combo, stock: ReadonlyMap<number, SkuStock>): boolean {
  return chooseSets([{ combo: one, possible: 1, declined: false, most: 1 }], stock).length > 0
}
