import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { errorText } from '../../kernel/work/job-failure.ts'
import { findStops } from '../../withdrawal/review/check-not-stopped.ts'
import { postSend } from '../post-coins.ts'
import { columns, lockMembers, type CoinWithdrawalRow } from '../queries.ts'
import { stateAfter } from '../rules.ts'
import { applyAnswer } from './apply-answer.ts'
import { chosenProvider, findProvider, payoutOf, type CoinAnswer, type CoinProvider } from './providers.ts'

/**
 * Puts the coins of an approved request whose days have passed in flight (the timer `coin_withdrawal.send`): key and provider are written before
 * anybody is asked. The provider is asked by the timer `coin_withdrawal.query`, which is due at once and goes on under the same key whatever ends in between.
 */
export async function sendDue(context: Context, subject: string): Promise<void> {
  const { db, now } = context
  const id = Number(subject)
  await lockMembers(db, [id])
  const row = await findWithdrawal(context, id, sql`for update`)
  if (!row || stateAfter(row.state, 'send', row.way) === null) return
  const { stop, until } = (await findStops(context, [row.member_id])).get(row.member_id)!
  const later = stop !== null ? (until ?? plus(now, { hours: 1 })) : row.send_from! > now ? row.send_from : null
  if (later !== null) return setTimer(db, 'coin_withdrawal.send', id, later)
  const provider = chosenProvider(context)
  const send_transfer = await postSend(context, row)
  const query_at = provider === 'manual' ? null : now
  await sql`
    update coin_withdrawal w set state = 'sending', send_transfer = ${send_transfer}, provider = ${provider}, attempt_key = w.coin_withdrawal_no,
      sent_at = ${now}, query_at = ${query_at}, version = w.version + 1 where w.id = ${id}`.execute(db)
  if (query_at !== null) await setTimer(db, 'coin_withdrawal.query', id, query_at)
}

/** Requests the provider to send, later queries a result that is still unknown; always with the same key and no open transaction (the timer `coin_withdrawal.query`). */
export async function queryResult(context: Context, subject: string): Promise<void> {
  const row = await findWithdrawal(context, Number(subject))
  const provider = row?.state === 'sending' ? findProvider(row.provider) : null
  if (row && provider) await callProvider(context, row, provider, row.last_answer === null ? provider.send : provider.query)
}

async function callProvider(context: Context, row: CoinWithdrawalRow, provider: CoinProvider, call: CoinProvider['send']): Promise<void> {
  const payout = payoutOf(row)
  let answer: CoinAnswer
  try {
    answer = await call(context, payout)
    if (answer.state === 'unknown_key') answer = await provider.send(context, payout)
  } catch (error) {
    context.site.log.warn({ err: error, key: payout.key }, 'no answer of the coin provider')
    answer = { state: 'pending', text: errorText(error) }
  }
  const known = answer.state === 'unknown_key' ? ({ state: 'pending', text: 'unknown key' } as const) : answer
  await context.transaction((inner) => applyAnswer(inner, payout.key, known))
}

const findWithdrawal = async ({ db }: Context, id: number, lock = sql``): Promise<CoinWithdrawalRow | undefined> =>
  (await sql<CoinWithdrawalRow>`select ${columns} from coin_withdrawal w where w.id = ${id} ${lock}`.execute(db)).rows[0]
