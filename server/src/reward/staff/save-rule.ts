import type { rewardStaff as contract, StaffRule } from '@longmall/contract/reward-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { checkReward, checkRule } from './check-reward.ts'
import { findStaffRule } from './staff-rule.ts'

type Input = InputOf<typeof contract.save_rule>

/**
 * Creates a rule, or edits one at the version that was shown; grants retain their terms. Refuses `reward.rule_not_found`,
 * `reward.changed`, `reward.english_required`, `reward.empty_reward`, `reward.item_unknown`, `reward.total_below_granted`.
 */
export async function saveRule(context: Context<StaffActor>, input: Input): Promise<StaffRule> {
  checkRule(input)
  await checkReward(context, input, input.texts)
  const before = input.rule_id === undefined ? null : await lockForEdit(context, input.rule_id, input.version)
  const given = before?.granted ?? 0
  if (input.total !== undefined && input.total < given) throw new Refusal('reward.total_below_granted', { granted: given })
  const rule_id = await write(context, input, before)
  const after = (await findStaffRule(context, rule_id))!
  await audit(context, { subject: `reward_rule ${rule_id}`, before, after })
  return after
}

/** Switches a rule on or off; grants remain. Refuses `reward.rule_not_found`, `reward.changed`. */
export async function switchRule(
  context: Context<StaffActor>,
  { rule_id, version, is_on }: InputOf<typeof contract.switch_rule>,
): Promise<StaffRule> {
  const before = await lockForEdit(context, rule_id, version)
  await sql`update reward_rule set is_on = ${is_on}, version = version + 1 where id = ${rule_id}`.execute(context.db)
  await audit(context, { subject: `reward_rule ${rule_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return (await findStaffRule(context, rule_id))!
}

async function lockForEdit(context: Context, rule_id: number, version: number | undefined): Promise<StaffRule> {
  await sql`select from reward_rule where id = ${rule_id} for update`.execute(context.db)
  const known = await findStaffRule(context, rule_id)
  if (!known) throw new Refusal('reward.rule_not_found')
  if (known.version !== version) throw new Refusal('reward.changed')
  return known
}

async function write({ db, now, setting }: Context, input: Input, before: StaffRule | null): Promise<number> {
  const { occasion, is_each, longcoin, chances, is_on, position, texts, first_day, last_day } = input
  const row = {
    occasion,
    is_each,
    longcoin,
    chances,
    is_on,
    position,
    ...windowOfDays(setting(zoneSettings.time_zone), first_day, last_day),
    threshold: toSmallest(input.threshold ?? '0', 'MONEY'),
    red_packet: toSmallest(input.money ?? '0', 'MONEY'),
    day_number: input.day_number ?? null,
    coupon_id: input.coupon_id ?? null,
    sku_id: input.sku_id ?? null,
    game_id: input.game_id ?? null,
    total: input.total ?? null,
    // Counted on the rule only while there is a total.
    granted: input.total === undefined ? 0 : (before?.granted ?? 0),
  }
  const rule_id =
    before?.rule_id ??
    (
      await db
        .insertInto('reward_rule')
        .values({ ...row, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  if (before)
    await db
      .updateTable('reward_rule')
      .set((is) => ({ ...row, version: is('version', '+', 1) }))
      .where('id', '=', rule_id)
      .execute()
  await db.deleteFrom('reward_rule_text').where('rule_id', '=', rule_id).execute()
  await db
    .insertInto('reward_rule_text')
    .values(texts.map((text) => ({ ...text, rule_id })))
    .execute()
  return rule_id
}
