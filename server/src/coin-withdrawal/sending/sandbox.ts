import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'
import { applyAnswer } from './apply-answer.ts'
import type { CoinAnswer, CoinPayout, CoinProvider } from './providers.ts'

interface SandboxRow {
  key: string
  behaviour: 'works' | 'delays' | 'fails' | 'doubles' | 'silent'
  made_at: Timestamp
}

const delayMinutes = 10
const referenceOf = (key: string) => `sandbox-${key}`

function answerOf({ key, behaviour, made_at }: SandboxRow, now: Timestamp): CoinAnswer {
  if (behaviour === 'silent') throw new Error('the demo’s provider does not answer')
  if (behaviour === 'fails') return { state: 'failed', reason: 'The network refused it' }
  const isPending = behaviour === 'doubles' || (behaviour === 'delays' && now < plus(made_at, { minutes: delayMinutes }))
  return isPending ? { state: 'pending', text: 'waits for confirmations' } : { state: 'done', reference: referenceOf(key) }
}

const find = async ({ db }: Pick<Context, 'db'>, key: string): Promise<SandboxRow | undefined> =>
  (await sql<SandboxRow>`select key, behaviour, made_at from coin_withdrawal_sandbox where key = ${key}`.execute(db)).rows[0]

/**
 * The demo's own provider, which behaves as it was set when it was asked: it sends at once, after ten minutes, refuses, reports the same
 * result twice by itself, or never answers.
 */
export const sandbox: CoinProvider = {
  send: async (context, { key, unit, amount, destination }: CoinPayout) => {
    const behaviour = context.setting(own.sandbox_behaviour)
    await context.transaction(async ({ db }) => {
      const { numAffectedRows } = await sql`
        insert into coin_withdrawal_sandbox (key, unit, amount, destination, behaviour, made_at)
        values (${key}, ${unit}, ${amount}, ${destination}, ${behaviour}, ${context.now}) on conflict do nothing`.execute(db)
      if (numAffectedRows && behaviour === 'doubles')
        await setTimer(db, 'coin_withdrawal.sandbox_notice', key, plus(context.now, { minutes: 1 }))
    })
    return answerOf((await find(context, key))!, context.now)
  },
  query: async (context, { key }) => {
    const found = await find(context, key)
    return found ? answerOf(found, context.now) : { state: 'unknown_key' }
  },
}

/** The report of a provider that reports every result twice (the timer `coin_withdrawal.sandbox_notice`). */
export async function reportTwice(context: Context, key: string): Promise<void> {
  for (let n = 0; n < 2; n++) await context.transaction((inner) => applyAnswer(inner, key, { state: 'done', reference: referenceOf(key) }))
}
