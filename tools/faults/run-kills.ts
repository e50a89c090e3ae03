import { isDeepStrictEqual } from 'node:util'
import { makeOperator } from './call.ts'
import { makeCustomer } from './customer.ts'
import { fateOf, findDamage, houseOf } from './judge.ts'
import { live, type Step } from './life.ts'
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
  /** In words for the table. */
  point: string
  ms: number
  damage: string[]
}

const nameOf = ({ fault, when, step, number, statement }: Point) => `${fault} ${when} ${step} #${number} ${statement}`

/** The statements of an undisturbed life, and what becomes of a customer who has one. */
export async function rehearse(stage: Stage) {
  const operator = await makeOperator(stage)
  const statements: (Statement & { step: Step })[] = []
  // The second life: the first one opens accounts and prepares statements.
  for (let n = 0; ; n++) {
    const customer = await makeCustomer(stage)
    const before = await houseOf(stage)
    let step: Step = 'withdrawal'
    stage.proxy.watch((statement) => void (n === 1 && statements.push({ ...statement, step })))
    await live({ customer, operator, begin: (next) => (step = next), paysOut: true })
    stage.proxy.watch(null)
    if (n === 1) return { operator, statements, fate: await fateOf(customer), house: difference(before, await houseOf(stage)) }
  }
}
export type Rehearsal = Awaited<ReturnType<typeof rehearse>>

const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, sum]) => [name, sum - (before[name] ?? 0)]))

/** `count` points spread over the statements of a life, and as many of its commits as there are: of these the answer is lost. */
export function choosePoints(
  { statements }: Rehearsal,
  { fault, count, commits }: { fault: Fault; count: number; commits: number },
): Point[] {
  const all = statements.map(({ text, step, isCommit }, place) => ({ number: place + 1, statement: text, step, isCommit }))
  const spread = <One>(from: One[], wanted: number) =>
    Array.from(
      { length: Math.min(wanted, from.length) },
      (_, n) => from[Math.floor(((n + 0.5) * from.length) / Math.min(wanted, from.length))]!,
    )
  const plain = spread(all, count).map((one, n) => ({ ...one, when: n % 2 ? ('after' as const) : ('before' as const) }))
  const ends = spread(
    all.filter(({ isCommit }) => isCommit),
    commits,
  ).map((one) => ({ ...one, when: 'after' as const }))
  return [...plain, ...ends].map(({ number, statement, step, when }) => ({ fault, when, step, number, statement }))
}

/** A life in which something breaks at a point: it must end as the undisturbed one did, to the cent. */
export async function breakAt(stage: Stage, { operator, fate, house }: Rehearsal, point: Point): Promise<Outcome> {
  const begun = performance.now()
  const customer = await makeCustomer(stage)
  const before = await houseOf(stage)
  let left = point.number
  stage.proxy.setTrap({
    when: point.when,
    springs: () => --left === 0,
    spring: () => {
      if (point.fault === 'kill') stage.killServer()
    },
  })
  const failure: string[] = await live({ customer, operator, begin: () => undefined, paysOut: true }).then(
    () => [],
    (error: unknown) => [`it did not end: ${String(error)}`],
  )
  if (left > 0) failure.push('nothing broke')
  stage.proxy.setTrap(null)
  const damage = [...failure, ...(await findDamage(stage))]
  if (failure.length === 0) {
    const now = await fateOf(customer)
    if (!isDeepStrictEqual(now, fate)) damage.push(`it ended as ${JSON.stringify(now)}, not as ${JSON.stringify(fate)}`)
    const moved = difference(before, await houseOf(stage))
    if (!isDeepStrictEqual(moved, house)) damage.push(`the house moved ${JSON.stringify(moved)}, not ${JSON.stringify(house)}`)
  }
  return { point: nameOf(point), ms: performance.now() - begun, damage }
}
