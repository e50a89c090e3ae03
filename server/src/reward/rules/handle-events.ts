import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { clawBackCoins } from '../member-debt.ts'
import { runningRules } from '../queries.ts'
import { coinsToClawBack, timesFor } from '../rules.ts'
import { recordProgress } from '../tasks/record-progress.ts'
import { giveByRule, type Occurrence } from './give-by-rule.ts'
import { giveDeferredRewards } from './give-deferred-rewards.ts'

/** Handles `member.registered`: rewards of registration, and progress of the referrer's tasks. */
export async function handleRegistered(
  context: Context,
  { member_id, referrer_id }: { member_id: number; referrer_id: number | null },
  at: Timestamp,
): Promise<void> {
  const subject = `member ${member_id}`
  for (const rule of await runningRules(context, 'register', at))
    await giveByRule(context, rule, { member_id, subject, basis: 0n, times: 1, about: { kind: 'point.register', gift: 'register' } })
  if (referrer_id !== null) await recordProgress(context, referrer_id, 'invite', subject, at)
}

/** Answers `recharge.credited`: what recharging at least so much gives; `pay_amount` in cents as text. */
export async function handleRecharged(
  context: Context,
  { recharge_id, member_id, pay_amount }: { recharge_id: number; member_id: number; pay_amount: string },
  at: Timestamp,
): Promise<void> {
  const subject = `recharge ${recharge_id}` as const
  const about = { kind: 'point.recharge', subject, gift: 'recharge' } as const
  await giveForAmount(context, 'recharge', BigInt(pay_amount), { member_id, subject, basis: BigInt(pay_amount), about }, at)
}

/**
 * Handles `order.received`: purchase rewards for the unrefunded goods, without freight; `goods_total` in cents as text, before refunds.
 * Longcoin is granted at once, other rewards when the order is settled.
 */
export async function handleOrderReceived(
  context: Context,
  { order_id, member_id, goods_total }: { order_id: number; member_id: number; goods_total: string },
  at: Timestamp,
): Promise<void> {
  const subject = `order ${order_id}` as const
  const about = { kind: 'point.consume', subject, gift: 'purchase' } as const
  const basis = BigInt(goods_total)
  const netAmount = basis - (await refundedAmount(context, order_id))
  await giveForAmount(context, 'consume', netAmount, { member_id, subject, basis, about, isDeferred: true }, at)
  await giveDeferredRewards(context, order_id)
}

async function giveForAmount(
  context: Context,
  occasion: 'recharge' | 'consume',
  amount: bigint,
  occurrence: Omit<Occurrence, 'times'>,
  at: Timestamp,
): Promise<void> {
  for (const rule of await runningRules(context, occasion, at)) {
    const times = timesFor(rule, amount)
    if (times > 0) await giveByRule(context, rule, { ...occurrence, times })
  }
}

/**
 * Handles `return.refunded`: claws back longcoin as far as less of the order remains (R-11). Repeated, or before the event of the
 * receipt, the result is the same.
 */
export async function handleRefunded(
  context: Context,
  { return_id, order_id, goods_amount }: { return_id: number; order_id: number; goods_amount: string },
): Promise<void> {
  const { db } = context
  const inserted = await sql`
    insert into reward_refund (return_id, order_id, amount) values (${return_id}, ${order_id}, ${toSmallest(goods_amount, 'MONEY')})
    on conflict do nothing returning return_id`.execute(db)
  if (inserted.rows.length === 0) return
  const refunded = await refundedAmount(context, order_id)
  const { rows } = await sql<Earned>`
    select id, member_id, basis, threshold, is_each, times, longcoin, clawed_back from reward_grant
    where subject = ${`order ${order_id}`} and longcoin > clawed_back order by id for update`.execute(db)
  for (const earned of rows) {
    const coins = coinsToClawBack(earned, earned.basis - refunded)
    if (coins === 0) continue
    await sql`update reward_grant set clawed_back = clawed_back + ${coins} where id = ${earned.id}`.execute(db)
    await clawBackCoins(context, earned.member_id, BigInt(coins), `return ${return_id} of ${earned.id}`)
  }
}

interface Earned {
  id: number
  member_id: number
  basis: bigint
  threshold: bigint
  is_each: boolean
  times: number
  longcoin: number
  clawed_back: number
}

/** Cents that went back of an order, as far as this domain knows. */
async function refundedAmount({ db }: Context, order_id: number): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from reward_refund where order_id = ${order_id}`.execute(db)
  return rows[0]!.amount
}
