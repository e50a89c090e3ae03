import type { reward as contract } from '@longmall/contract/reward.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { runningRules, showRewards, today, type RunningRule } from '../queries.ts'
import { isGivenOn } from '../rules.ts'
import { giveByRule } from '../rules/give-by-rule.ts'
import { rewardSettings } from '../settings.ts'
import { recordProgress } from '../tasks/record-progress.ts'

/**
 * Signs the caller in for this day of the store's zone, once, also under concurrency, and grants the day's rewards (PRM-15, WAL-07).
 * Refuses `reward.already_signed_in`.
 */
export async function signIn(context: Context<MemberActor>): Promise<OutputOf<typeof contract.sign_in>> {
  requireAddon(context, 'membersignin')
  const { db, actor, now, setting } = context
  const { member_id } = actor
  const day = today(context)
  const { rows } = await sql<{ streak: number }>`
    insert into signin (member_id, day, streak, signed_at)
    values (${member_id}, ${day}, coalesce((select streak from signin where member_id = ${member_id} and day = ${day}::date - 1), 0) + 1, ${now})
    on conflict do nothing returning streak`.execute(db)
  if (!rows[0]) throw new Refusal('reward.already_signed_in')
  const { streak } = rows[0]
  await recordProgress(context, member_id, 'signin', `day ${day}`)
  const given: RunningRule[] = []
  for (const rule of await runningRules(context, 'signin')) {
    if (!isGivenOn(rule.day_number!, streak, setting(rewardSettings.sign_in_round))) continue
    const about = { kind: 'sign_in.reward', gift: 'signin' } as const
    if (await giveByRule(context, rule, { member_id, subject: `day ${day}`, basis: 0n, times: 1, about })) given.push(rule)
  }
  const longcoin = given.reduce((sum, rule) => sum + rule.longcoin, 0)
  await sql`update signin set longcoin = ${longcoin} where member_id = ${member_id} and day = ${day}`.execute(db)
  return { streak, longcoin, rewards: await showRewards(context, given) }
}
