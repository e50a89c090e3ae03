import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { columns, type CoinWithdrawalRow } from '../queries.ts'
import { completeWithdrawal, returnCoins } from '../request/end-withdrawal.ts'
import { decideResult, nextQueryMinutes } from '../rules.ts'
import type { CoinAnswer } from './providers.ts'

/**
 * Applies a provider's answer about a key, once: a repeated, late or contradicting answer changes no balance, and is recorded for
 * operators. While the result is unknown the provider is queried again, after an interval that doubles.
 */
export async function applyAnswer(
  context: Context,
  attempt_key: string,
  answer: Exclude<CoinAnswer, { state: 'unknown_key' }>,
): Promise<void> {
  const { db, now } = context
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where w.attempt_key = ${attempt_key} for update`.execute(db)
  const row = rows[0]
  if (!row) return
  const text = answer.state === 'done' ? answer.reference : answer.state === 'failed' ? answer.reason : answer.text
  const last_answer = `${answer.state}: ${text}`.slice(0, 200)
  if (answer.state === 'pending') {
    if (row.state !== 'sending') return
    const query_at = plus(now, { minutes: nextQueryMinutes(row.query_count) })
    await sql`
      update coin_withdrawal set last_answer = ${last_answer}, query_count = query_count + 1, query_at = ${query_at}, version = version + 1
      where id = ${row.coin_withdrawal_id}`.execute(db)
    return setTimer(db, 'coin_withdrawal.query', row.coin_withdrawal_id, query_at)
  }
  await sql`update coin_withdrawal set last_answer = ${last_answer} where id = ${row.coin_withdrawal_id}`.execute(db)
  if (decideResult(row.state, answer.state) !== 'apply') return
  if (answer.state === 'done') await completeWithdrawal(context, row, { reference: answer.reference.slice(0, 200) })
  else await returnCoins(context, row, 'failed', answer.reason.slice(0, 200))
  await clearTimer(db, 'coin_withdrawal.query', row.coin_withdrawal_id)
}
