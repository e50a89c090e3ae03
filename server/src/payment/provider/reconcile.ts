import { sql } from 'kysely'
import { plus } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/timers.ts'
import { providers } from '../providers.ts'
import type { TryRow } from '../queries.ts'
import { nextAskMinutes } from '../rules.ts'
import { paymentSettings } from '../settings.ts'
import { applyOutcome } from './apply-outcome.ts'

/**
 * Asks the provider what came of a try that it has not answered, and asks again later while it does not know: the notice may
 * have been lost. An outcome that stays unknown is left as it is, never taken for a failure. (ORD-08; the timer `payment.reconcile`)
 */
export async function reconcileTry(context: Context, try_id: number): Promise<void> {
  const { rows } = await sql<TryRow>`select * from payment_try where id = ${try_id}`.execute(context.db)
  const attempt = rows[0]
  if (!attempt || attempt.state === 'success' || attempt.state === 'refunding' || attempt.state === 'refunded') return
  const answer = await providers[attempt.provider]?.ask(context, attempt.reference)
  if (answer && answer.outcome !== 'pending') return void (await applyOutcome(context, attempt, answer))
  const minutes = nextAskMinutes(attempt.created_at, context.now, context.setting(paymentSettings.ask_provider_after_minutes))
  if (minutes !== null) await setTimer(context.db, 'payment.reconcile', try_id, plus(context.now, { minutes }))
}
