import { cents } from '../cents.ts'
import type { Cents, FullReduction, TraceReason } from '../types.ts'
import type { Stage, StageEntry, StateLine } from './basket-state.ts'
import { type Candidate, chooseClaims, type Claim } from './choose-claims.ts'
import { bestSaving, isInScope, measureLines, missingForNext, reachedSteps } from './measure-reduction.ts'

/**
 * ③ Full reduction (PRM-08). The price of a line is lowered by one reduction at most, the best choice for the whole
 * basket (see `chooseClaims`). Free freight lowers no price: a reduction whose free-freight step is reached by the lines
 * of its scope frees all of them, whichever reduction lowers their price.
 */
export const fullReduction: Stage = ({ lines, free_freight }, facts) => {
  const candidates = [...facts.reductions].sort((a, b) => a.id - b.id).map((reduction) => candidateOf(reduction, lines))
  const claims = new Map(chooseClaims(candidates, lines).map((claim) => [claim.reduction.id, claim]))
  const freed = new Map(free_freight)
  for (const candidate of candidates) freeLines(candidate, lines, freed)
  return {
    reductions: [...claims.values()].map(({ reduction, positions, saved }) => ({
      source: sourceOf(reduction),
      positions,
      amount: cents(saved),
    })),
    free_freight: freed,
    trace: candidates.flatMap((candidate) => traceCandidate(candidate, claims.get(candidate.reduction.id), lines)),
  }
}

const sourceOf = (reduction: FullReduction) => `full_reduction:${reduction.id}`

function candidateOf(reduction: FullReduction, lines: readonly StateLine[]): Candidate {
  const positions: number[] = []
  lines.forEach(({ line }, position) => {
    if (isInScope(line.goods, reduction.scope)) positions.push(position)
  })
  return { reduction, positions }
}

function givesFreeFreight({ reduction, positions }: Candidate, lines: readonly StateLine[]): boolean {
  if (positions.length === 0) return false
  return reachedSteps(reduction, measureLines(lines, positions)).some((step) => step.effect.kind === 'free_freight')
}

function freeLines(candidate: Candidate, lines: readonly StateLine[], freed: Map<number, string>): void {
  if (!givesFreeFreight(candidate, lines)) return
  for (const position of candidate.positions) {
    const { line_id } = lines[position]!.line
    if (!freed.has(line_id)) freed.set(line_id, sourceOf(candidate.reduction))
  }
}

/** An entry for the money and one for the freight, whichever the reduction gives; one entry with the reason if neither. */
function traceCandidate(candidate: Candidate, claim: Claim | undefined, lines: readonly StateLine[]): StageEntry[] {
  const entry = (positions: readonly number[], applied: boolean, reason: TraceReason, saved = 0): StageEntry => ({
    stage: 'full_reduction',
    rule: sourceOf(candidate.reduction),
    line_ids: positions.map((position) => lines[position]!.line.line_id),
    applied,
    saved: saved as Cents,
    reason,
  })
  if (candidate.positions.length === 0) return [entry([], false, 'out_of_scope')]
  const measure = measureLines(lines, candidate.positions)
  const missing = missingForNext(candidate.reduction, claim?.measure ?? measure)
  const entries: StageEntry[] = []
  if (claim) entries.push(withMissing(entry(claim.positions, true, claim.reason, claim.saved), missing))
  else if (bestSaving(candidate.reduction, measure).saved > 0) entries.push(entry(candidate.positions, false, 'better_rule_won'))
  if (givesFreeFreight(candidate, lines)) {
    const freed = entry(candidate.positions, true, 'free_freight')
    entries.push(entries.length === 0 ? withMissing(freed, missing) : freed)
  }
  if (entries.length > 0) return entries
  const reached = reachedSteps(candidate.reduction, measure).length > 0
  return [withMissing(entry(candidate.positions, false, reached ? 'no_saving' : 'below_threshold'), missing)]
}

const withMissing = (entry: StageEntry, missing: StageEntry['missing']): StageEntry => (missing ? { ...entry, missing } : entry)
