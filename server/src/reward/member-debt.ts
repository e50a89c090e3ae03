import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { spendCoins, spendUpTo } from '../wallet/spend-coins.ts'

/**
 * Takes longcoin back that a member had earned: what there is at once, and the rest is owed. `key` names what it goes
 * back for; the caller sees to "once".
 */
export async function clawBackCoins(context: Context, member_id: number, longcoin: bigint, key: string): Promise<void> {
  if (longcoin === 0n) return
  const taken = await spendUpTo(context, member_id, 'LONGCOIN', longcoin, about(key))
  if (taken === longcoin) return
  await sql`
    insert into reward_debt (member_id, longcoin) values (${member_id}, ${longcoin - taken})
    on conflict (member_id) do update set longcoin = reward_debt.longcoin + excluded.longcoin`.execute(context.db)
}

/** Takes what a member owes out of `longcoin` just earned; `key` names the earning. Accounts are held before the debt, everywhere. */
export async function netDebt(context: Context, member_id: number, longcoin: bigint, key: string): Promise<void> {
  if (longcoin === 0n) return
  const { rows } = await sql<{ longcoin: bigint }>`
    select longcoin from reward_debt where member_id = ${member_id} and longcoin > 0 for update`.execute(context.db)
  if (!rows[0]) return
  const part = rows[0].longcoin < longcoin ? rows[0].longcoin : longcoin
  await spendCoins(context, member_id, 'LONGCOIN', part, about(`owed ${key}`))
  await sql`update reward_debt set longcoin = longcoin - ${part} where member_id = ${member_id}`.execute(context.db)
}

const about = (key: string) => ({ kind: 'point.clawed_back', topic: 'refund', key, reason: key, to: 'treasury' }) as const
