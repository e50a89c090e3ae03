import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { makeOperator } from './call.ts'
import { makeCustomer } from './customer.ts'
import { outcomeOf, findViolations } from './check-outcome.ts'
import { runJourney } from './customer-journey.ts'
import type { Outcome } from './run-kills.ts'
import type { Stage } from './stage.ts'

export interface Crash {
  signal: 'SIGKILL' | 'SIGQUIT'
  /** After the beginning of the customers' lives. */
  afterMs: number
  customers: number
}

/** PostgreSQL ends at once under customers side by side: it comes back, and each of them ends as one did who was left alone. */
export function crash(stage: Stage, { signal, afterMs, customers }: Crash): Promise<Outcome> {
  const what = signal === 'SIGKILL' ? 'kill -9' : 'immediate stop'
  return sideBySide(stage, customers, `${what} of PostgreSQL after ${afterMs} ms`, async () => {
    await pause(afterMs)
    await stage.killDatabase(signal)
  })
}

/** Every answer of the database is late by so much: all takes longer, and ends the same. */
export async function slowDown(stage: Stage, { delayMs, customers }: { delayMs: number; customers: number }): Promise<Outcome> {
  try {
    return await sideBySide(stage, customers, `answers of PostgreSQL ${delayMs} ms late`, async () => stage.proxy.setDelay(delayMs))
  } finally {
    stage.proxy.setDelay(0)
  }
}

async function sideBySide(stage: Stage, customers: number, name: string, disturb: () => Promise<void>): Promise<Outcome> {
  const begun = performance.now()
  const operator = await makeOperator(stage)
  const alone = await makeCustomer(stage)
  const start = (customer: typeof alone) => runJourney({ customer, operator, begin: () => undefined, paysOut: false })
  await start(alone)
  const right = await outcomeOf(alone)
  const all = await Promise.all(Array.from({ length: customers }, () => makeCustomer(stage)))
  const lives = Promise.allSettled(all.map(start))
  await disturb()
  const violations = (await lives).flatMap((one) => (one.status === 'rejected' ? [`it did not end: ${String(one.reason)}`] : []))
  violations.push(...(await findViolations(stage)))
  if (violations.length === 0)
    for (const customer of all) {
      const now = await outcomeOf(customer)
      if (!isDeepStrictEqual(now, right)) violations.push(`it ended as ${JSON.stringify(now)}, not as ${JSON.stringify(right)}`)
    }
  return { point: `${name} under ${customers} customers`, ms: performance.now() - begun, violations }
}
