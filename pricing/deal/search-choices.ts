import type { Declined } from '../types.ts'
import type { Choice, Choices } from './open-choices.ts'
import type { Chosen, ValuedChoice } from './value-of-choice.ts'

/** The best choice found for one coupon option: none, or one of them. */
export interface BestChoice {
  readonly valued: ValuedChoice
  readonly cost: number
}

// So many mixes are all tried (fewer with many coupons, each of which every mix is evaluated for). Of more, each choice is improved
// on its own until none betters the whole.
const exhaustiveLimit = 12_000
const mixesFor = (coupons: number) => exhaustiveLimit / (10 + coupons)
const maxRounds = 6

/**
 * The best choice without a coupon (the first of the answer) and with each of them. Exact up to 1,000 mixes or so; beyond that a mix
 * from which no single choice leads to a cheaper one.
 */
export function searchChoices(choices: Choices, value: (chosen: Chosen) => ValuedChoice, coupons: number): BestChoice[] {
  const best: (BestChoice | undefined)[] = Array.from({ length: coupons + 1 }, () => undefined)
  const all = [...choices.offers, ...choices.combos, ...choices.reductions]
  const mixes = all.reduce((count, choice) => count * choice.length, 1)
  if (mixes <= mixesFor(coupons)) searchAll(choices, (chosen) => updateBest(best, value(chosen)))
  else searchOneByOne(choices, (chosen) => updateBest(best, value(chosen)), best)
  return best.map((one) => one!)
}

/** Stores a mix for every coupon option that it improves; returns whether it improved any. */
function updateBest(best: (BestChoice | undefined)[], valued: ValuedChoice): boolean {
  let isBetter = false
  for (let target = 0; target < best.length; target++) {
    const evaluation = target === 0 ? null : valued.evaluations[target - 1]!
    const cost = valued.cost - (evaluation?.usable ? evaluation.saved : 0)
    const known = best[target]
    if (known && !isLess(valued, cost, known, target)) continue
    best[target] = { valued, cost }
    isBetter = true
  }
  return isBetter
}

/** A mix with which the coupon is usable comes before one with which it is not, whatever the totals. */
function isLess(valued: ValuedChoice, cost: number, known: BestChoice, target: number): boolean {
  if (target > 0) {
    const [now, before] = [valued.evaluations[target - 1]!.usable, known.valued.evaluations[target - 1]!.usable]
    if (now !== before) return now
  }
  return cost - known.cost < 0 || (cost === known.cost && compareRest(valued, known.valued) < 0)
}

const compareRest = (a: ValuedChoice, b: ValuedChoice) => b.gifts - a.gifts || a.declined - b.declined

function searchAll({ offers, combos, reductions }: Choices, evaluate: (chosen: Chosen) => void): void {
  const comboMixes = mixesOf(combos)
  const reductionMixes = mixesOf(reductions)
  for (const ofOffers of mixesOf(offers))
    for (const ofCombos of comboMixes)
      for (const ofReductions of reductionMixes) evaluate({ offers: ofOffers, combos: ofCombos, reductions: ofReductions })
}

const mixesOf = (choices: readonly Choice[]): (readonly Declined[])[] =>
  choices.reduce<(readonly Declined[])[]>(
    (mixes, choice) => mixes.flatMap((mix) => choice.map((one) => (one.length ? [...mix, ...one] : mix))),
    [[]],
  )

function searchOneByOne(choices: Choices, evaluate: (chosen: Chosen) => boolean, best: readonly (BestChoice | undefined)[]): void {
  const stages = ['offers', 'combos', 'reductions'] as const
  const none: Chosen = { offers: [], combos: [], reductions: [] }
  const everything = (stage: (typeof stages)[number]) => choices[stage].flatMap((choice) => choice.at(-1)!)
  evaluate(none)
  for (const stage of stages) evaluate({ ...none, [stage]: everything(stage) })
  for (let round = 0; round < maxRounds; round++) {
    let isBetter = false
    for (const from of new Set(best.map((found) => found!.valued.chosen)))
      for (const stage of stages)
        for (const choice of choices[stage])
          for (const option of choice) {
            const others = from[stage].filter((one) => !choice.some((other) => other.some((same) => isSame(same, one))))
            if (evaluate({ ...from, [stage]: [...others, ...option] })) isBetter = true
          }
    if (!isBetter) return
  }
}

const isSame = (a: Declined, b: Declined) => a.rule === b.rule && a.line_id === b.line_id
