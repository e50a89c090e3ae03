import type { box, BoxPlan } from '@longmall/contract/box.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusNotDevices } from '../../catalogue/views/device-skus.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { lockPlan, viewPlan } from './plans.ts'

type Input = InputOf<typeof box.save_plan>

/**
 * Adds a run plan, or changes one at the version that was shown; devices sold before keep their copy. An active plan applies to its SKUs, the
 * default one to all other devices. Refuses `box.plan_not_found`, `box.plan_changed`, `box.english_required`, `box.rate_zero`,
 * `box.default_plan_active` where none would be the default, `box.sku_not_device` and `box.sku_of_another_plan` {sku_id}.
 */
export async function savePlan(context: Context<StaffActor>, input: Input): Promise<BoxPlan> {
  const { db } = context
  // The default plan and the SKUs of all plans are decided together.
  await sql`select pg_advisory_xact_lock(hashtext('box plans'))`.execute(db)
  await checkInput(context, input)
  const before = input.plan_id === undefined ? null : await lockPlan(context, input.plan_id)
  if (before && before.version !== input.version) throw new Refusal('box.plan_changed')
  if (input.is_default ? !input.is_active : before?.is_default) throw new Refusal('box.default_plan_active')
  if (input.is_default) await sql`update box_plan set is_default = false where is_default`.execute(db)
  const plan_id = await writePlan(context, input)
  await writeSkus(context, plan_id, input.sku_ids ?? [])
  const after = await viewPlan(context, { plan_id })
  await audit(context, { subject: `box_plan ${plan_id}`, before, after })
  return after
}

async function checkInput(context: Context, { names, daily_rate, sku_ids = [] }: Input): Promise<void> {
  if (!names.some(({ language }) => language === 'en-us')) throw wrongField('names', 'box.english_required')
  if (new Set(names.map(({ language }) => language)).size < names.length) throw wrongField('names', 'field.duplicate')
  if (toSmallest(daily_rate, 'ACC') === 0n) throw wrongField('daily_rate', 'box.rate_zero')
  const [other] = await skusNotDevices(context, sku_ids)
  if (other !== undefined) throw wrongField('sku_ids', 'box.sku_not_device', { sku_id: other })
}

async function writePlan(
  { db }: Context,
  { plan_id, term_days, daily_rate, is_active, is_default, position, names }: Input,
): Promise<number> {
  const rate = toSmallest(daily_rate, 'ACC')
  const { rows } =
    plan_id === undefined
      ? await sql<{ id: number }>`
          insert into box_plan (term_days, daily_rate, is_active, is_default, position)
          values (${term_days}, ${rate}, ${is_active}, ${is_default}, ${position}) returning id`.execute(db)
      : await sql<{ id: number }>`
          update box_plan set term_days = ${term_days}, daily_rate = ${rate}, is_active = ${is_active}, is_default = ${is_default}, position = ${position},
            version = version + 1 where id = ${plan_id} returning id`.execute(db)
  const id = rows[0]!.id
  await sql`delete from box_plan_text where plan_id = ${id}`.execute(db)
  await db
    .insertInto('box_plan_text')
    .values(names.map((name) => ({ ...name, plan_id: id })))
    .execute()
  return id
}

async function writeSkus({ db }: Context, plan_id: number, sku_ids: readonly number[]): Promise<void> {
  await sql`delete from box_plan_sku where plan_id = ${plan_id}`.execute(db)
  const { rows } = await sql<{ sku_id: number }>`select sku_id from box_plan_sku where sku_id = any (${sku_ids}::int[]) limit 1`.execute(db)
  if (rows[0]) throw wrongField('sku_ids', 'box.sku_of_another_plan', rows[0])
  await sql`insert into box_plan_sku (sku_id, plan_id) select distinct u, ${plan_id}::int from unnest(${sku_ids}::int[]) u`.execute(db)
}
