import fc from 'fast-check'
import { sql } from 'kysely'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { closePayment } from '@longmall/server/src/payment/close-payment.ts'
import { openPayment } from '@longmall/server/src/payment/open-payment.ts'
import { receiveNotice } from '@longmall/server/src/payment/provider/receive-notice.ts'
import type { Outcome as Word } from '@longmall/server/src/payment/rules.ts'
import { signNotice } from '@longmall/server/src/payment/sandbox/sandbox-provider.ts'
import { call, makeMember } from './call.ts'
import { findViolations } from './check-outcome.ts'
import type { Outcome } from './run-kills.ts'
import type { Stage } from './stage.ts'

const amount = 100n

/** What happens to a payment, in this order: two payment attempts, notices of both, and it is closed at some time. */
const permutation = fc
  .record({
    words: fc.array(fc.record({ attempt: fc.nat(1), outcome: fc.constantFrom<Word>('success', 'success', 'fail', 'cancel', 'pending') }), {
      minLength: 2,
      maxLength: 5,
    }),
    doubled: fc.nat(),
    order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    closes: fc.boolean(),
  })
  .map(({ words, doubled, order, closes }) => {
    const notices = [...words, words[doubled % words.length]!].map((one) => ({ kind: 'notice' as const, ...one }))
    const steps = [...notices, ...(closes ? [{ kind: 'close' as const }] : []), { kind: 'again' as const }]
    return steps
      .map((step, n) => ({ step, at: order[n]! }))
      .sort((a, b) => a.at - b.at)
      .map(({ step }) => step)
  })

/**
 * Notices doubled, reordered and late of two attempts of one payment, `count` permutations on the database, eight side by side:
 * each payment is paid once with exactly its amount or not at all, and what else came goes back.
 */
export async function playNotices(stage: Stage, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const begun = performance.now()
  const waiting = fc.sample(permutation, { numRuns: count, seed })
  const violations: string[] = []
  const play = async () => {
    for (let steps = waiting.pop(); steps; steps = waiting.pop()) violations.push(...(await playOne(stage, steps)))
  }
  await Promise.all(Array.from({ length: 8 }, play))
  violations.push(...(await findViolations(stage)))
  return { point: `${count} permutations of notices`, ms: performance.now() - begun, violations }
}

type Steps = typeof permutation extends fc.Arbitrary<infer All> ? All : never

async function playOne(stage: Stage, steps: Steps): Promise<string[]> {
  const { site, db } = stage
  const { member_id, token } = await makeMember(stage)
  const context = () => createContext(site, { kind: 'system' })
  const { payment_id } = await context().transaction((inner) =>
    openPayment(inner, { member_id, amount, valid_until: plus(inner.now, { minutes: 300 }) }),
  )
  const references: string[] = []
  const begin = async () => {
    const started = await call(stage, token, 'payment/pay', { payment_id, method: 'sandbox' }).catch(() => null)
    if (started) references.push(/sandbox-bank\/([\w-]+)/.exec(started.redirect_url!)![1]!)
  }
  await begin()
  const paid = new Set<string>()
  for (const [n, step] of steps.entries()) {
    if (step.kind === 'again') await begin()
    else if (step.kind === 'close') await context().transaction((inner) => closePayment(inner, payment_id))
    else if (references[step.attempt]) {
      const reference = references[step.attempt]!
      const { body, signature } = signNotice(site, { notice_id: `${reference} ${n}`, reference, outcome: step.outcome, amount })
      await receiveNotice(context(), 'sandbox', { body, headers: { signature } })
      if (step.outcome !== 'success') continue
      paid.add(reference)
      // The bank's own books have it too, so that it can refund it.
      await sql`update sandbox_payment set state = 'success' where reference = ${reference}`.execute(db)
    }
  }
  // One that is still open is closed in the end.
  await context().transaction((inner) => closePayment(inner, payment_id))
  const { rows } = await sql<{ state: string; successful: number; refunded: number; worth: number }>`
    select p.state, (select count(*)::int from payment_attempt where payment_id = p.id and state = 'success') as successful,
      (select count(*)::int from payment_attempt where payment_id = p.id and state in ('refunding', 'refunded')) as refunded,
      (select coalesce(sum(amount), 0)::int from payment_source where payment_id = p.id) as worth
    from payment p where id = ${payment_id}`.execute(db)
  const { state, successful, refunded, worth } = rows[0]!
  const isPaid = paid.size > 0
  const isRight =
    state === (isPaid ? 'paid' : 'closed') &&
    successful === (isPaid ? 1 : 0) &&
    refunded === paid.size - successful &&
    worth === (isPaid ? Number(amount) : 0)
  return isRight ? [] : [`${JSON.stringify(steps)} left ${JSON.stringify(rows[0])}`]
}
