import { cents } from '../../cents.ts'
import type { Cents, Combo, PricedCombo, PriceFacts, TraceEntry, TraceReason } from '../../types.ts'
import type { Reduction, Stage, StageEntry, StateLine } from '../basket-state.ts'
import { chooseSets, type ComboDemand, type PieceStock, type TakenSets } from './choose-sets.ts'

/**
 * ② Combo (PRM-07): as many sets as the pieces make, counted at the unit prices of ①. Where combos want the same pieces, the
 * choice that saves the most on the whole; equal ones go to the lower id. What the sets cost less is parted over their pieces
 * by largest remainder. Lines of an exclusive promotion stand outside.
 */
export const combo: Stage = ({ lines }, facts) => {
  if (!facts.combos?.length) return { trace: [] }
  const combos = facts.combos.length > 1 ? [...facts.combos].sort((a, b) => a.promotion_id - b.promotion_id) : facts.combos
  const stock = piecesOf(lines)
  const wanted = combos.map((one) => demandOf(one, stock, setsAllowed(one, facts)))
  const taken = chooseSets(
    wanted.filter((demand) => demand.most > 0),
    stock,
  )
  return {
    reductions: taken.map((sets) => reductionOf(sets, lines)),
    combos: taken.map((sets) => showSets(sets, lines)),
    trace: wanted.map((demand) => traceDemand(demand, taken, stock, lines)),
  }
}

export const sourceOfCombo = ({ promotion_id }: Pick<Combo, 'promotion_id'>) => `combo:${promotion_id}`

/** The pieces of each SKU that may stand in a set, the dearest first and of the earlier line, so that sets save the most. */
function piecesOf(lines: readonly StateLine[]): Map<number, PieceStock> {
  const stock = new Map<number, PieceStock>()
  lines.forEach(({ line, exclusive, unit_price }, position) => {
    if (exclusive) return
    const own = stock.get(line.sku_id)
    if (own) {
      own.pieces += line.quantity
      own.lots.push({ position, quantity: line.quantity, unit_price })
    } else stock.set(line.sku_id, { pieces: line.quantity, lots: [{ position, quantity: line.quantity, unit_price }] })
  })
  for (const { lots } of stock.values()) if (lots.length > 1) lots.sort((a, b) => b.unit_price - a.unit_price || a.position - b.position)
  return stock
}

/** Sets that may be used where it is chosen to use fewer; null where nothing was chosen. */
function setsAllowed(one: Combo, { declined }: PriceFacts): number | null {
  const own = declined?.filter(({ rule }) => rule === sourceOfCombo(one)) ?? []
  return own.length === 0 ? null : Math.min(...own.map(({ sets }) => sets ?? 0))
}

function demandOf(one: Combo, stock: ReadonlyMap<number, PieceStock>, allowed: number | null): ComboDemand {
  let made = one.parts.length === 0 ? 0 : Number.MAX_SAFE_INTEGER
  for (const { sku_id, quantity } of one.parts) made = Math.min(made, Math.floor((stock.get(sku_id)?.pieces ?? 0) / quantity))
  return { combo: one, made, declined: allowed === 0, most: Math.min(made, one.left ?? made, allowed ?? made) }
}

function reductionOf({ combo: one, pieces, saved }: TakenSets, lines: readonly StateLine[]): Reduction {
  const weights = new Map<number, number>()
  for (const { position, quantity } of pieces) weights.set(position, (weights.get(position) ?? 0) + quantity * lines[position]!.unit_price)
  const positions = [...weights.keys()].sort((a, b) => a - b)
  return { source: sourceOfCombo(one), positions, amount: cents(saved), weights: positions.map((position) => weights.get(position)!) }
}

function showSets({ combo: one, sets, saved, pieces }: TakenSets, lines: readonly StateLine[]): PricedCombo {
  const byLine = new Map<number, number>()
  for (const { position, quantity } of pieces.toSorted((a, b) => a.position - b.position)) {
    const { line_id } = lines[position]!.line
    byLine.set(line_id, (byLine.get(line_id) ?? 0) + quantity)
  }
  const shown = [...byLine].map(([line_id, quantity]) => ({ line_id, quantity }))
  return { promotion_id: one.promotion_id, sets, saved: cents(saved), pieces: shown }
}

function traceDemand(
  { combo: one, made, declined, most }: ComboDemand,
  taken: readonly TakenSets[],
  stock: ReadonlyMap<number, PieceStock>,
  lines: readonly StateLine[],
): StageEntry {
  const own = taken.find((sets) => sets.combo === one)
  const line_ids = linesOf(own?.pieces ?? one.parts.flatMap(({ sku_id }) => stock.get(sku_id)?.lots ?? noLots), lines)
  const entry = (reason: TraceReason, saved = 0, missing?: TraceEntry['missing']): StageEntry => {
    const plain = { stage: 'combo' as const, rule: sourceOfCombo(one), line_ids, applied: own !== undefined, saved: saved as Cents, reason }
    return missing ? { ...plain, missing } : plain
  }
  if (own) return entry('combo_price', own.saved)
  if (line_ids.length === 0) return entry('out_of_scope')
  if (made === 0) return entry('combo_incomplete', 0, { pieces: piecesMissing(one, stock) })
  if (declined) return entry('cheaper_without')
  if (most === 0) return entry('too_few_left')
  return entry(savesAlone(one, stock) ? 'better_rule_won' : 'no_saving')
}

const noLots: PieceStock['lots'] = []

/** The ids of lines at these positions, each once; lines stand by ascending id. */
function linesOf(at: readonly { readonly position: number }[], lines: readonly StateLine[]): number[] {
  const ids: number[] = []
  for (const { position } of at) {
    const { line_id } = lines[position]!.line
    if (!ids.includes(line_id)) ids.push(line_id)
  }
  return ids.sort((a, b) => a - b)
}

const piecesMissing = ({ parts }: Combo, stock: ReadonlyMap<number, PieceStock>) =>
  parts.reduce((sum, { sku_id, quantity }) => sum + Math.max(0, quantity - (stock.get(sku_id)?.pieces ?? 0)), 0)

function savesAlone(one: Combo, stock: ReadonlyMap<number, PieceStock>): boolean {
  return chooseSets([{ combo: one, made: 1, declined: false, most: 1 }], stock).length > 0
}
