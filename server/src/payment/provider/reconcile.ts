import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { findPayment, findAttemptById, type PaymentAttemptRow } from '../queries.ts'
import { nextQueryMinutes } from '../rules.ts'
import { paymentSettings } from '../settings.ts'
import { raiseAlert } from '../staff/raise-alert.ts'
import { applyOutcome } from './apply-outcome.ts'
import { toAttempt, providers } from './providers.ts'

/**
 * Queries the provider for an attempt without an outcome, with no transaction open, and again later while it has none: the notice may
 * have been lost. An outcome that remains unknown is never treated as a failure; operators see it. (ORD-08; the timer
 * `payment.reconcile`, decisions/0014)
 */
export async function reconcileAttempt(context: Context, attempt_id: number): Promise<void> {
  const attempt = await findAttemptById(context.db, attempt_id)
  if (!attempt || isMoneyKnown(attempt) || (await queryProvider(context, attempt))) return
  const minutes = nextQueryMinutes(attempt.created_at, context.now, context.setting(paymentSettings.query_provider_after_minutes))
  if (minutes !== null) return setTimer(context.db, 'payment.reconcile', attempt_id, plus(context.now, { minutes }))
  const { payment_id, provider, reference } = attempt
  await raiseAlert(context, { kind: 'silent_provider', subject: reference, payment_id, provider, details: {} })
}

/** The same at once, for all attempts of a payment that are not known to have come out; answers how many are known by now. */
export async function reconcilePayment(context: Context, payment_id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_attempt where payment_id = ${payment_id} and state in ('pending', 'fail', 'cancel') order by id`.execute(
    context.db,
  )
  let resolved = 0
  for (const { id } of rows) {
    const attempt = await findAttemptById(context.db, id)
    if (attempt && !isMoneyKnown(attempt) && (await queryProvider(context, attempt))) resolved++
  }
  return resolved
}

const isMoneyKnown = ({ state }: PaymentAttemptRow) => state === 'success' || state === 'refunding' || state === 'refunded'

/** Lets the provider's answer take effect in a transaction of its own; false when it knows nothing yet. */
async function queryProvider(context: Context, attempt: PaymentAttemptRow): Promise<boolean> {
  const result = await providers[attempt.provider]?.queryResult(
    context.site,
    toAttempt(attempt, await findPayment(context.db, attempt.payment_id)),
  )
  if (!result || result.outcome === 'pending') return false
  await context.transaction((inner) => applyOutcome({ ...inner, actor: { kind: 'system' } }, attempt, result))
  return true
}
