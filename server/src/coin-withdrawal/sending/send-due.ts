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
 * Sends an approved request whose days have passed (the timer `coin_withdrawal.send`): key and provider are written first, with the coins
 * in flight; then the provider is asked, with no transaction open; then its answer takes effect. Whatever ends in between is gone on with
 * by the timer `coin_withdrawal.query` under the same key.
 */
export async function sendDue(context: Context, subject: string): Promise<void> {
  const row = await context.transaction((inner) => startSending(inner, Number(subject)))
  const provider = findProvider(row?.provider ?? null)
  if (row && provider) await callProvider(context, row, provider, provider.send)
}

/** Asks the provider again for what is not known (the timer `coin_withdrawal.query`), and sends it where it never arrived there. */
export async function queryResult(context: Context, subject: string): Promise<void> {
  const row = await findWithdrawal(context, Number(subject))
  const provider = row?.state === 'sending' ? findProvider(row.provider) : null
  if (row && provider) await callProvider(context, row, provider, provider.query)
}

async function startSending(context: Context, id: number): Promise<CoinWithdrawalRow | null> {
  const { db, now } = context
  await lockMembers(db, [id])
  const row = await findWithdrawal(context, id, sql`for update`)
  if (!row || stateAfter(row.state, 'send', row.way) === null) return null
  const { stop, until } = (await findStops(context, [row.member_id])).get(row.member_id)!
  const later = stop !== null ? (until ?? plus(now, { hours: 1 })) : row.send_from! > now ? row.send_from : null
  if (later !== null) {
    await setTimer(db, 'coin_withdrawal.send', id, later)
    return null
  }
  const provider = chosenProvider(context)
  const send_transfer = await postSend(context, row)
  // A first question after a minute, should nobody be left to ask before.
  const query_at = provider === 'manual' ? null : plus(now, { minutes: 1 })
  const { rows } = await sql<CoinWithdrawalRow>`
    update coin_withdrawal w set state = 'sending', send_transfer = ${send_transfer}, provider = ${provider}, attempt_key = w.coin_withdrawal_no,
      sent_at = ${now}, query_at = ${query_at}, version = w.version + 1 where w.id = ${id} returning ${columns}`.execute(db)
  if (query_at !== null) await setTimer(db, 'coin_withdrawal.query', id, query_at)
  return rows[0]!
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
