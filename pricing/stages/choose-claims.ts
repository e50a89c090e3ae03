import type { FullReduction } from '../types.ts'
import type { StateLine } from './basket-state.ts'
import { bestSaving, measureLines, type Measure, type Saving } from './measure-reduction.ts'

/** A reduction and the positions of the lines it may take. */
export interface Candidate {
  readonly reduction: FullReduction
  readonly positions: readonly number[]
  /** what its lines bring, where it is known */
  readonly measure?: Measure
}

/** A reduction with the lines it got and what it saves on them. */
export interface Claim extends Candidate, Saving {
  readonly measure: Measure
}

// Trying every order costs 2^n sets of takers. More than eight that contest the same lines is no shop's intent.
const exactLimit = 8

/**
 * Gives each line to at most one reduction. A reduction takes every line of its scope that is still free, and the
 * reductions take in the order that saves the shopper the most; so adding a reduction never raises a basket. Only when
 * more than eight save anything, those that contest no line and then those that save the most take first, until eight
 * are left. Equal savings go to the lower id: candidates come by ascending id.
 */
export function chooseClaims(candidates: readonly Candidate[], lines: readonly StateLine[]): Claim[] {
  let open = savingOnly(candidates, lines)
  const claims: Claim[] = []
  while (open.length > exactLimit) {
    const first =
      open.find((claim) => isUncontested(claim, open)) ?? open.reduce((best, claim) => (claim.saved > best.saved ? claim : best))
    claims.push(first)
    open = savingOnly(withoutClaimed(open, first), lines)
  }
  return [...claims, ...claimInBestOrder(open, lines)]
}

function claimOf({ reduction, positions, measure: known }: Candidate, lines: readonly StateLine[]): Claim {
  const measure = known ?? measureLines(lines, positions)
  const { saved, reason } = bestSaving(reduction, measure)
  return { reduction, positions, measure, saved, reason }
}

function savingOnly(candidates: readonly Candidate[], lines: readonly StateLine[]): Claim[] {
  return candidates.map((candidate) => claimOf(candidate, lines)).filter((claim) => claim.saved > 0)
}

function isUncontested(claim: Claim, open: readonly Claim[]): boolean {
  return open.every((other) => other === claim || !other.positions.some((position) => claim.positions.includes(position)))
}

function withoutClaimed(open: readonly Claim[], claimed: Claim): Candidate[] {
  const left = open.filter((claim) => claim !== claimed)
  return left.map(({ reduction, positions }) => ({
    reduction,
    positions: positions.filter((at) => !claimed.positions.includes(at)),
  }))
}

interface Plan {
  readonly saved: number
  readonly claims: readonly Claim[]
}

/** The free lines depend only on which reductions took, not on their order: one plan for each set of takers is enough. */
function claimInBestOrder(open: readonly Claim[], lines: readonly StateLine[]): readonly Claim[] {
  if (open.length < 2) return open
  const claimantsOf = lines.map((_, position) =>
    open.reduce((set, claim, index) => (claim.positions.includes(position) ? set | (1 << index) : set), 0),
  )
  const plans = new Map<number, Plan>()
  const planAfter = (claimedMask: number): Plan => {
    const known = plans.get(claimedMask)
    if (known) return known
    let best: Plan = { saved: 0, claims: [] }
    open.forEach((candidate, index) => {
      if (claimedMask & (1 << index)) return
      const positions = candidate.positions.filter((position) => (claimantsOf[position]! & claimedMask) === 0)
      const claim =
        positions.length === candidate.positions.length ? candidate : claimOf({ reduction: candidate.reduction, positions }, lines)
      if (claim.saved === 0) return
      const rest = planAfter(claimedMask | (1 << index))
      if (claim.saved + rest.saved > best.saved) best = { saved: claim.saved + rest.saved, claims: [claim, ...rest.claims] }
    })
    plans.set(claimedMask, best)
    return best
  }
  return planAfter(0).claims
}
