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
  /** The statement, counted from the beginning of the life. */
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
  const all = statements.map(({ text, step, isCommit }, index) => ({ number: index + 1, statement: text, step, isCommit }))
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

/** A life in which something breaks at a point: it must end as the undisturbed one did, to the cent. */
export async function breakAt(stage: Stage, { operator, outcome: fate, house }: Baseline, point: Point): Promise<Outcome> {
  const begun = performance.now()
  const customer = await makeCustomer(stage)
  const before = await houseBalances(stage)
  let left = point.number
  stage.proxy.setTrigger({
    when: point.when,
    matches: () => --left === 0,
    fire: () => {
      if (point.fault === 'kill') stage.killServer()
    },
  })
  const failure: string[] = await runJourney({ customer, operator, begin: () => undefined, paysOut: true }).then(
    () => [],
    (error: unknown) => [`it did not end: ${String(error)}`],
  )
  if (left > 0) failure.push('nothing broke')
  stage.proxy.setTrigger(null)
  const violations = [...failure, ...(await findViolations(stage))]
  if (failure.length === 0) {
    const now = await outcomeOf(customer)
    if (!isDeepStrictEqual(now, fate)) violations.push(`it ended as ${JSON.stringify(now)}, not as ${JSON.stringify(fate)}`)
    const moved = difference(before, await houseBalances(stage))
    if (!isDeepStrictEqual(moved, house)) violations.push(`the house moved ${JSON.stringify(moved)}, not ${JSON.stringify(house)}`)
  }
  return { point: nameOf(point), ms: performance.now() - begun, violations }
}
