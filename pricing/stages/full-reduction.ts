import { cents } from '../cents.ts'
import type { Cents, FullReduction, PricedGift, PriceFacts, ReductionEffect, TraceReason } from '../types.ts'
import { isDeclined, type Stage, type StageEntry, type StateLine } from './basket-state.ts'
import { type Candidate, chooseClaims, type Claim } from './choose-claims.ts'
import { bestSaving, hasReached, isInScope, type Measure, measureLines, missingForNext, reachOf } from './measure-reduction.ts'

/**
 * ③ Full reduction (PRM-08). The price of a line is lowered by one reduction at most, the best choice for the whole
 * basket (see `chooseClaims`). Free freight lowers no price: a reduction whose free-freight step is reached by the lines
 * of its scope frees all of them, whichever reduction lowers their price. So do gifts: those of the highest step that is
 * reached are given. Lines of an exclusive promotion are excluded.
 */
export const fullReduction: Stage = ({ lines, free_freight }, facts) => {
  const candidates = [...facts.reductions].sort((a, b) => a.id - b.id).map((reduction) => candidateOf(reduction, lines, facts))
  const claims = new Map(
    chooseClaims(
      candidates.filter(({ declined }) => !declined),
      lines,
    ).map((claim) => [claim.reduction.id, claim]),
  )
  const freed = new Map(free_freight)
  const gifts: PricedGift[] = []
  for (const candidate of candidates) {
    freeLines(candidate, lines, freed)
    gifts.push(...giftsOf(candidate))
  }
  return {
    reductions: [...claims.values()].map(({ reduction, positions, saved }) => ({
      source: sourceOfReduction(reduction),
      positions,
      amount: cents(saved),
    })),
    free_freight: freed,
    gifts,
    trace: candidates.flatMap((candidate) => traceCandidate(candidate, claims.get(candidate.reduction.id), lines)),
  }
}

export const sourceOfReduction = (reduction: Pick<FullReduction, 'id'>) => `full_reduction:${reduction.id}`

interface EvaluatedReduction extends Candidate {
  readonly declined: boolean
  /** lines of its scope that an exclusive promotion excludes */
  readonly excludedPositions: readonly number[]
  readonly measure: Measure
  /** a step that is reached frees its lines of freight */
  readonly frees: boolean
  /** the gift of the highest step that is reached; null when there is none */
  readonly gift: GiftEffect | null
}
type GiftEffect = Extract<ReductionEffect, { kind: 'gift' }>

function candidateOf(reduction: FullReduction, lines: readonly StateLine[], facts: PriceFacts): EvaluatedReduction {
  const positions: number[] = []
  const excludedPositions: number[] = []
  for (let position = 0; position < lines.length; position++) {
    const { line, exclusive } = lines[position]!
    if (isInScope(line.goods, reduction.scope)) (exclusive ? excludedPositions : positions).push(position)
  }
  const declined = isDeclined(facts, sourceOfReduction(reduction))
  const measure = measureLines(lines, positions)
  const benefits = positions.length === 0 || declined ? nothing : benefitsOf(reduction, measure)
  return { reduction, positions, excludedPositions, declined, measure, ...benefits }
}

const nothing: Pick<EvaluatedReduction, 'frees' | 'gift'> = { frees: false, gift: null }

/** Other effects of the reached steps: free freight by any of them, the gift of the highest. */
function benefitsOf(reduction: FullReduction, measure: Measure): Pick<EvaluatedReduction, 'frees' | 'gift'> {
  const reach = reachOf(reduction, measure)
  let frees = false
  let gift: GiftEffect | null = null
  let highest = -1
  for (const { threshold, effect } of reduction.steps) {
    if (threshold > reach) continue
    if (effect.kind === 'free_freight') frees = true
    if (effect.kind !== 'gift' || threshold <= highest) continue
    gift = effect
    highest = threshold
  }
  return { frees, gift }
}

const isAvailable = ({ quantity, remaining }: GiftEffect) => remaining === undefined || remaining === null || remaining >= quantity

function giftsOf({ reduction, gift }: EvaluatedReduction): PricedGift[] {
  return gift && isAvailable(gift) ? [{ source: sourceOfReduction(reduction), sku_id: gift.sku_id, quantity: gift.quantity }] : []
}

function freeLines({ reduction, positions, frees }: EvaluatedReduction, lines: readonly StateLine[], freed: Map<number, string>): void {
  if (!frees) return
  for (const position of positions) {
    const { line_id } = lines[position]!.line
    if (!freed.has(line_id)) freed.set(line_id, sourceOfReduction(reduction))
  }
}

/** An entry each for the money, the freight and the gift, whichever the reduction gives; one entry with the reason if it gives none. */
function traceCandidate(candidate: EvaluatedReduction, claim: Claim | undefined, lines: readonly StateLine[]): StageEntry[] {
  const entry = (positions: readonly number[], applied: boolean, reason: TraceReason, saved = 0): StageEntry => ({
    stage: 'full_reduction',
    rule: sourceOfReduction(candidate.reduction),
    line_ids: positions.map((position) => lines[position]!.line.line_id),
    applied,
    saved: saved as Cents,
    reason,
  })
  if (candidate.positions.length === 0)
    return [
      candidate.excludedPositions.length
        ? entry(candidate.excludedPositions, false, 'exclusive_promotion')
        : entry([], false, 'out_of_scope'),
    ]
  if (candidate.declined) return [entry(candidate.positions, false, 'cheaper_without')]
  const { measure, gift } = candidate
  const missing = missingForNext(candidate.reduction, claim?.measure ?? measure)
  const entries: StageEntry[] = []
  if (claim) entries.push(withMissing(entry(claim.positions, true, claim.reason, claim.saved), missing))
  else if (bestSaving(candidate.reduction, measure).saved > 0) entries.push(entry(candidate.positions, false, 'better_rule_won'))
  if (candidate.frees) {
    const freed = entry(candidate.positions, true, 'free_freight')
    entries.push(entries.length === 0 ? withMissing(freed, missing) : freed)
  }
  if (gift && isAvailable(gift)) {
    const given = entry(candidate.positions, true, 'gift_added')
    entries.push(entries.length === 0 ? withMissing(given, missing) : given)
  } else if (gift) entries.push(entry(candidate.positions, false, 'gift_out_of_stock'))
  if (entries.length > 0) return entries
  const reached = hasReached(candidate.reduction, measure)
  return [withMissing(entry(candidate.positions, false, reached ? 'no_saving' : 'below_threshold'), missing)]
}

const withMissing = (entry: StageEntry, missing: StageEntry['missing']): StageEntry => (missing ? { ...entry, missing } : entry)
