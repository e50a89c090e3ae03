import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { providers } from '../providers.ts'
import { findPayment, findTry } from '../queries.ts'
import type { PaymentState } from '../rules.ts'
import { applyOutcome } from './apply-outcome.ts'

/**
 * Takes a provider's signed notice. The same one again, or a later one that changes nothing, is answered as if it were new.
 * Refuses `payment.notice_forged` and `payment.notice_unknown`. (ORD-08)
 */
export async function receiveNotice(
  context: Context,
  sent: { provider: string; body: string; signature: string },
): Promise<{ state: PaymentState }> {
  const provider = Object.hasOwn(providers, sent.provider) ? providers[sent.provider] : undefined
  if (!provider?.isUsable(context.site)) throw new Refusal('payment.notice_unknown')
  const notice = provider.readNotice(context.site, sent.body, sent.signature)
  if (!notice) throw new Refusal('payment.notice_forged')
  const attempt = await findTry(context.db, sent.provider, notice.reference)
  if (!attempt) throw new Refusal('payment.notice_unknown')
  const { numAffectedRows } = await sql`
    insert into payment_notice (provider, notice_id, reference, outcome, received_at)
    values (${sent.provider}, ${notice.notice_id}, ${notice.reference}, ${notice.outcome}, ${context.now}) on conflict do nothing`.execute(
    context.db,
  )
  if (!numAffectedRows) return { state: (await findPayment(context.db, attempt.payment_id)).state }
  return { state: await applyOutcome({ ...context, actor: { kind: 'system' } }, attempt, notice) }
}
