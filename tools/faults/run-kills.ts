import { isDeepStrictEqual } from 'node:util'
import { makeOperator } from './call.ts'
import { makeCustomer } from './customer.ts'
import { outcomeOf, findViolations, houseBalances } from './check-outcome.ts'
import { runJourney, type Step } from './customer-journey.ts'
import type { When } from './proxy.ts'
import type { Statement } from './read-statements.ts'
import type { Stage } from './stage.ts'

/** What breaks: the server by kill -9, or the connection alone. */
export type Fault = 'kill' | 'cut'

/** A point of a customer's life at which something breaks. */
export interface Point {
  fault: Fault
  when: When
  step: Step
  /** The statement, counted from the beginning of the step. */
  number: number
  statement: string
}
export interface Outcome {
  /** Text for the table. */
  point: string
  ms: number
  violations: string[]
}

const nameOf = ({ fault, when, step, number, statement }: Point) => `${fault} ${when} ${step} #${number} ${statement}`

/** The statements of an undisturbed life, and what becomes of a customer who has one. */
export async function recordBaseline(stage: Stage) {
  const operator = await makeOperator(stage)
  const statements: (Statement & { step: Step })[] = []
  // The second life: the first one opens accounts and prepares statements.
  for (let n = 0; ; n++) {
    const customer = await makeCustomer(stage)
    const before = await houseBalances(stage)
    let step: Step = 'withdrawal'
    stage.proxy.watch((statement) => void (n === 1 && statements.push({ ...statement, step })))
    await runJourney({ customer, operator, begin: (next) => (step = next), paysOut: true })
    stage.proxy.watch(null)
    if (n === 1) return { operator, statements, outcome: await outcomeOf(customer), house: difference(before, await houseBalances(stage)) }
  }
}
export type Baseline = Awaited<ReturnType<typeof recordBaseline>>

const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, sum]) => [name, sum - (before[name] ?? 0)]))

/** `count` points spread over the statements of a life, and as many of its commits as there are: of these the answer is lost. */
export function choosePoints(
  { statements }: Baseline,
  { fault, count, commits }: { fault: Fault; count: number; commits: number },
): Point[] {
  const counts = new Map<Step, number>()
  const all = statements.map(({ text, step, isCommit }) => {
    const number = (counts.get(step) ?? 0) + 1
    counts.set(step, number)
    return { number, statement: text, step, isCommit }
  })
  const spread = <One>(from: One[], size: number) =>
    Array.from(
      { length: Math.min(size, from.length) },
      (_, n) => from[Math.floor(((n + 0.5) * from.length) / Math.min(size, from.length))]!,
    )
  const plain = spread(all, count).map((one, n) => ({ ...one, when: n % 2 ? ('after' as const) : ('before' as const) }))
  const ends = spread(
    all.filter(({ isCommit }) => isCommit),
    commits,
  ).map((one) => ({ ...one, when: 'after' as const }))
  return [...plain, ...ends].map(({ number, statement, step, when }) => ({ fault, when, step, number, statement }))
}

/**
 * A life in which something breaks at a point: it must end as the undisturbed one did, to the cent. A life asks again until its
 * payment is known, so one may have fewer statements in a step than the recorded one had: then the next life goes on counting.
 */
export async function breakAt(stage: Stage, { operator, outcome: fate, house }: Baseline, point: Point): Promise<Outcome> {
  const begun = performance.now()
  let step: Step | null = null
  let left = point.number
  stage.proxy.setTrigger({
    when: point.when,
    matches: () => step === point.step && --left === 0,
    fire: () => {
      if (point.fault === 'kill') stage.killServer()
    },
  })
  const violations: string[] = []
  for (let lives = 0; left > 0 && violations.length === 0; lives++) {
    if (lives === 3) violations.push('nothing broke')
    else violations.push(...(await liveOnce()))
  }
  stage.proxy.setTrigger(null)
  return { point: nameOf(point), ms: performance.now() - begun, violations: [...violations, ...(await findViolations(stage))] }

  async function liveOnce(): Promise<string[]> {
    step = null
    const customer = await makeCustomer(stage)
    const before = await houseBalances(stage)
    try {
      await runJourney({ customer, operator, begin: (next) => (step = next), paysOut: true })
    } catch (error) {
      return [`it did not end: ${String(error)}`]
    }
    step = null
    const now = await outcomeOf(customer)
    const moved = difference(before, await houseBalances(stage))
    return [
      ...(isDeepStrictEqual(now, fate) ? [] : [`it ended as ${JSON.stringify(now)}, not as ${JSON.stringify(fate)}`]),
      ...(isDeepStrictEqual(moved, house) ? [] : [`the house moved ${JSON.stringify(moved)}, not ${JSON.stringify(house)}`]),
    ]
  }
}
