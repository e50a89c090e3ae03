import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { applyOutcome } from '../provider/apply-outcome.ts'
import { toAttempt, providers } from '../provider/providers.ts'
import { findPayment, findAttemptByReference, type PaymentRow, type PaymentAttemptRow } from '../queries.ts'
import { isPayable, resultAddress } from '../rules.ts'

async function findByReference(context: Context, reference: string): Promise<{ attempt: PaymentAttemptRow; payment: PaymentRow }> {
  const attempt = /^[\w-]{1,60}$/.test(reference) ? await findAttemptByReference(context.db, reference) : undefined
  if (!attempt) throw new Refusal('call.not_found')
  return { attempt, payment: await findPayment(context.db, attempt.payment_id) }
}

/**
 * Opens a try at its remote provider, once however often it is called, and answers where the shopper goes; a try that is over
 * leads to its result. No transaction is open meanwhile. Refuses `call.not_found`, and `call.unavailable` when the provider
 * cannot be reached: nothing was taken, and the same address may be tried again.
 */
export async function openRemote(context: Context, reference: string, returnUrl: (isCancelled: boolean) => string): Promise<string> {
  const { attempt, payment } = await findByReference(context, reference)
  const { open } = providers[attempt.provider]!
  if (!open) throw new Refusal('call.not_found')
  if (attempt.state !== 'pending' || !isPayable(payment, context.now)) return resultAddress(payment)
  const remotePayment = await open(context.site, toAttempt(attempt, payment), returnUrl).catch((error: unknown) => {
    context.site.log.error({ err: error, reference }, 'payment not opened')
    throw new Refusal('call.unavailable')
  })
  await sql`update payment_attempt set remote_id = ${remotePayment.remote_id} where id = ${attempt.id} and remote_id is null`.execute(
    context.db,
  )
  return remotePayment.url
}

/**
 * Handles a shopper's return from a remote provider and returns where to go: captures what is to be captured, and applies a known
 * outcome. Otherwise the timer queries later. Refuses `call.not_found`.
 */
export async function handleReturn(context: Context, reference: string, isCancelled: boolean): Promise<string> {
  const { attempt, payment } = await findByReference(context, reference)
  const result = await providers[attempt.provider]!.handleReturn?.(context.site, toAttempt(attempt, payment), isCancelled).catch(
    (error: unknown) => context.site.log.error({ err: error, reference }, 'provider not asked'),
  )
  if (result && result.outcome !== 'pending') await context.transaction((inner) => applyOutcome(inner, attempt, result))
  return resultAddress(payment)
}
