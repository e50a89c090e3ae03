import type { gift as contract, GiftRule } from '@longmall/contract/gift.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { goodsOfSku } from '../../catalogue/goods-of-sku.ts'
import { checkSkuSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { grades } from '../../member/grades.ts'
import { scheduleBirthdays } from '../giving/give-for-birthdays.ts'
import { findRule } from './staff-rule.ts'

type Input = InputOf<typeof contract.save_rule>

/**
 * Creates a gift rule, or edits one at the version that was shown; granted gifts do not change. Refuses `gift.rule_not_found`,
 * `gift.changed`, `gift.total_below_granted` {given}, `catalogue.goods_not_found`, and as `checkSkuSoldAs`.
 */
export async function saveRule(context: Context<StaffActor>, input: Input): Promise<GiftRule> {
  checkFields(input)
  await goodsOfSku(context, input.sku_id)
  await checkSkuSoldAs(context, input.sku_id, 'gift')
  if (!(await grades(context)).some(({ grade }) => grade === input.grade)) throw wrongField('grade', 'field.choice')
  const before = input.rule_id === undefined ? null : await lockForEdit(context, input.rule_id, input.version)
  if (before && input.total !== undefined && input.total < before.granted)
    throw new Refusal('gift.total_below_granted', { granted: before.granted })
  const rule_id = await write(context, input)
  if (input.trigger === 'birthday') await scheduleBirthdays(context)
  const after = (await findRule(context, rule_id))!
  await audit(context, { subject: `gift_rule ${rule_id}`, before, after })
  return after
}

/** Starts or stops giving by a rule. Refuses `gift.rule_not_found`, `gift.changed`. */
export async function switchRule(
  context: Context<StaffActor>,
  { rule_id, version, is_on }: InputOf<typeof contract.switch_rule>,
): Promise<GiftRule> {
  const before = await lockForEdit(context, rule_id, version)
  await sql`update gift_rule set is_on = ${is_on}, version = version + 1 where id = ${rule_id}`.execute(context.db)
  if (before.trigger === 'birthday') await scheduleBirthdays(context)
  await audit(context, { subject: `gift_rule ${rule_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return (await findRule(context, rule_id))!
}

async function lockForEdit(context: Context, rule_id: number, version: number | undefined): Promise<GiftRule> {
  await sql`select from gift_rule where id = ${rule_id} for update`.execute(context.db)
  const known = await findRule(context, rule_id)
  if (!known) throw new Refusal('gift.rule_not_found')
  if (known.version !== version) throw new Refusal('gift.changed')
  return known
}

/** Cross-field checks: each wrong field by its name. */
function checkFields({ trigger, min_amount, goods_ids, first_day, last_day }: Input): void {
  if (trigger !== 'purchase' && min_amount !== undefined) throw wrongField('min_amount', 'field.unknown')
  if (trigger !== 'purchase' && goods_ids.length > 0) throw wrongField('goods_ids', 'field.unknown')
  if (min_amount !== undefined && toSmallest(min_amount, 'MONEY') === 0n)
    throw wrongField('min_amount', 'field.too_small', { minimum: '0.01' })
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
}

async function write(context: Context, input: Input): Promise<number> {
  const { db, now, setting } = context
  const { trigger, grade, goods_ids, sku_id, quantity, days, is_on, rule_id } = input
  const row = {
    trigger,
    grade,
    goods_ids,
    sku_id,
    quantity,
    days,
    is_on,
    min_amount: input.min_amount === undefined ? null : toSmallest(input.min_amount, 'MONEY'),
    total: input.total ?? null,
    ...windowOfDays(setting(zoneSettings.time_zone), input.first_day, input.last_day),
  }
  if (rule_id === undefined) {
    const made = await db
      .insertInto('gift_rule')
      .values({ ...row, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  await db
    .updateTable('gift_rule')
    .set((is) => ({ ...row, version: is('version', '+', 1) }))
    .where('id', '=', rule_id)
    .execute()
  return rule_id
}
