import type { Declined } from '../types.ts'
import type { Choice, Choices } from './open-choices.ts'
import type { Chosen, Valued } from './value-of-choice.ts'

/** The best choice found for one wish: no coupon, or one of them. */
export interface Found {
  readonly valued: Valued
  readonly cost: number
}

// So many mixes are all tried (fewer with many coupons, each of which every mix is judged for). Of more, each choice is bettered
// on its own until none betters the whole.
const exactWork = 12_000
const mixesFor = (coupons: number) => exactWork / (10 + coupons)
const mostRounds = 6

/**
 * The best choice without a coupon (the first of the answer) and with each of them. Exact up to 1,000 mixes or so; beyond that a mix
 * from which no single choice leads to a cheaper one.
 */
export function tryChoices(choices: Choices, value: (chosen: Chosen) => Valued, coupons: number): Found[] {
  const best: (Found | undefined)[] = Array.from({ length: coupons + 1 }, () => undefined)
  const all = [...choices.offers, ...choices.combos, ...choices.reductions]
  const mixes = all.reduce((count, choice) => count * choice.length, 1)
  if (mixes <= mixesFor(coupons)) tryAll(choices, (chosen) => keepBetter(best, value(chosen)))
  else tryOneByOne(choices, (chosen) => keepBetter(best, value(chosen)), best)
  return best.map((one) => one!)
}

/** Keeps a mix for every wish that it serves better; answers whether it served any. */
function keepBetter(best: (Found | undefined)[], valued: Valued): boolean {
  let isBetter = false
  for (let wish = 0; wish < best.length; wish++) {
    const verdict = wish === 0 ? null : valued.verdicts[wish - 1]!
    const cost = valued.cost - (verdict?.usable ? verdict.saved : 0)
    const known = best[wish]
    if (known && !isLess(valued, cost, known, wish)) continue
    best[wish] = { valued, cost }
    isBetter = true
  }
  return isBetter
}

/** A mix on which the coupon counts goes before one on which it does not, whatever these cost. */
function isLess(valued: Valued, cost: number, known: Found, wish: number): boolean {
  if (wish > 0) {
    const [now, before] = [valued.verdicts[wish - 1]!.usable, known.valued.verdicts[wish - 1]!.usable]
    if (now !== before) return now
  }
  return cost - known.cost < 0 || (cost === known.cost && compareRest(valued, known.valued) < 0)
}

const compareRest = (a: Valued, b: Valued) => b.gifts - a.gifts || a.declined - b.declined

function tryAll({ offers, combos, reductions }: Choices, judge: (chosen: Chosen) => void): void {
  const comboMixes = mixesOf(combos)
  const reductionMixes = mixesOf(reductions)
  for (const ofOffers of mixesOf(offers))
    for (const ofCombos of comboMixes)
      for (const ofReductions of reductionMixes) judge({ offers: ofOffers, combos: ofCombos, reductions: ofReductions })
}

const mixesOf = (choices: readonly Choice[]): (readonly Declined[])[] =>
  choices.reduce<(readonly Declined[])[]>(
    (mixes, choice) => mixes.flatMap((mix) => choice.map((one) => (one.length ? [...mix, ...one] : mix))),
    [[]],
  )

function tryOneByOne(choices: Choices, judge: (chosen: Chosen) => boolean, best: readonly (Found | undefined)[]): void {
  const stages = ['offers', 'combos', 'reductions'] as const
  const none: Chosen = { offers: [], combos: [], reductions: [] }
  const everything = (stage: (typeof stages)[number]) => choices[stage].flatMap((choice) => choice.at(-1)!)
  judge(none)
  for (const stage of stages) judge({ ...none, [stage]: everything(stage) })
  for (let round = 0; round < mostRounds; round++) {
    let isBetter = false
    for (const from of new Set(best.map((found) => found!.valued.chosen)))
      for (const stage of stages)
        for (const choice of choices[stage])
          for (const option of choice) {
            const others = from[stage].filter((one) => !choice.some((other) => other.some((same) => isSame(same, one))))
            if (judge({ ...from, [stage]: [...others, ...option] })) isBetter = true
          }
    if (!isBetter) return
  }
}

const isSame = (a: Declined, b: Declined) => a.rule === b.rule && a.line_id === b.line_id
