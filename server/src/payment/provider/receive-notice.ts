import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPayment, findAttempt } from '../queries.ts'
import type { PaymentState } from '../rules.ts'
import { raiseAlert } from '../staff/raise-alert.ts'
import { applyOutcome } from './apply-outcome.ts'
import { findProvider, type Notice, type RawNotice } from './providers.ts'

/**
 * Takes a provider's signed notice: it is verified with no transaction open, since some must be asked for that. The same one
 * again, or a later one that changes nothing, is answered as if it were new; null for one that is about no payment. Refuses
 * `payment.notice_forged`, which operators see, and `payment.notice_unknown`. (ORD-08)
 */
export async function receiveNotice(context: Context, name: string, rawNotice: RawNotice): Promise<{ state: PaymentState } | null> {
  const match = name === 'browser' ? null : findProvider(context.site, name)
  if (!match) throw new Refusal('payment.notice_unknown')
  const notice = await match.provider.readNotice(context.site, rawNotice)
  if (notice === 'nothing') return null
  if (notice) return context.transaction((inner) => processNotice(inner, name, notice))
  await context.transaction((inner) => raiseForgeryAlert(inner, name))
  throw new Refusal('payment.notice_forged')
}

// One line a provider and day: whoever forges may send many.
const raiseForgeryAlert = (context: Context, provider: string) =>
  raiseAlert(context, {
    kind: 'forged_notice',
    subject: `${provider} ${context.now.slice(0, 10)}`,
    payment_id: null,
    provider,
    details: {},
  })

/** Lets a verified notice take effect, once. Refuses `payment.notice_unknown`. */
export async function processNotice(context: Context, provider: string, notice: Notice): Promise<{ state: PaymentState }> {
  const attempt = await findAttempt(context.db, provider, notice.reference)
  if (!attempt) throw new Refusal('payment.notice_unknown')
  const { numAffectedRows } = await sql`
    insert into payment_notice (provider, notice_id, reference, outcome, received_at)
    values (${provider}, ${notice.notice_id}, ${notice.reference}, ${notice.outcome}, ${context.now}) on conflict do nothing`.execute(
    context.db,
  )
  if (!numAffectedRows) return { state: (await findPayment(context.db, attempt.payment_id)).state }
  return { state: await applyOutcome({ ...context, actor: { kind: 'system' } }, attempt, notice) }
}
