import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { giveReward, type RewardGrant, type Reward } from '../give-reward.ts'
import type { RunningRule } from '../queries.ts'

export interface Occurrence {
  member_id: number
  /** The occasion, granted once for each: `member 7`, `recharge 3`, `order 12`, `day 2026-11-22`. */
  subject: string
  /** Cents by which it was earned, refunds not taken off; 0 where it is not for an amount. */
  basis: bigint
  /** The multiple to grant. */
  times: number
  /** For its transfers: kind, subject, and the reason of goods. */
  about: Pick<RewardGrant, 'kind' | 'subject' | 'gift'>
  /** All but longcoin waits until the order is settled, so that a refunded one earns nothing. */
  isDeferred?: boolean
}

/**
 * Grants a rule's reward once for each occasion, within its total (PRM-15). Returns the multiple; 0, without effect, when granted before
 * or used up. Longcoin is granted at once and clawed back with a refund.
 */
export async function giveByRule(context: Context, rule: RunningRule, occurrence: Occurrence): Promise<number> {
  const { member_id, subject, about, basis, isDeferred = false } = occurrence
  const { rule_id, longcoin, threshold, is_each } = rule
  const deferred = isDeferred ? rule : emptyReward
  const times = await reserveTotal(context, rule, occurrence)
  if (times === 0) return 0
  await sql`
    insert into reward_grant (rule_id, member_id, subject, basis, threshold, is_each, times, longcoin, red_packet, coupon_id, sku_id, game_id,
      chances, granted_at, vested_at, vested_times)
    values (${rule_id}, ${member_id}, ${subject}, ${basis}, ${threshold}, ${is_each}, ${times}, ${longcoin * times},
      ${deferred.red_packet}, ${deferred.coupon_id}, ${deferred.sku_id}, ${deferred.game_id}, ${deferred.chances}, ${context.now}, ${isDeferred ? null : context.now}, ${isDeferred ? 0 : times})`.execute(
    context.db,
  )
  await giveReward(context, isDeferred ? { ...emptyReward, longcoin } : rule, {
    ...about,
    member_id,
    times,
    key: `${rule_id} ${member_id} ${subject}`,
    reason: subject,
  })
  return times
}

const emptyReward: Reward = { longcoin: 0, red_packet: 0n, coupon_id: null, sku_id: null, game_id: null, chances: 0 }

/** The remaining number of grants, up to the wanted multiple. Only a rule with a total is locked; others have no shared row. */
async function reserveTotal({ db }: Context, { rule_id, total }: RunningRule, { member_id, subject, times }: Occurrence): Promise<number> {
  const isGiven = async () =>
    (await sql`select from reward_grant where rule_id = ${rule_id} and member_id = ${member_id} and subject = ${subject}`.execute(db)).rows
      .length > 0
  if (total === null) return (await isGiven()) ? 0 : times
  await sql`select from reward_rule where id = ${rule_id} for update`.execute(db)
  if (await isGiven()) return 0
  const { rows } = await sql<{ granted: number }>`
    with before as (select granted from reward_rule where id = ${rule_id})
    update reward_rule r set granted = least(r.total, r.granted + ${times}) from before where r.id = ${rule_id} returning r.granted - before.granted as granted`.execute(
    db,
  )
  return rows[0]!.granted
}
