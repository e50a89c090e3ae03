import type { distributionStaff as contract, StaffDistributorLevel } from '@longmall/contract/distribution-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { checkLevelPromises, lockPromises } from '../goods/promise.ts'
import { ratesOfLevels } from '../levels/queries.ts'
import { lockLevel, readStaffLevel } from './levels.ts'

type Input = InputOf<typeof contract.save_level>

const maxLevels = 10

/**
 * Makes a level, or edits one at the version that was shown; distributors keep their level, and rise when their figures change. Refuses
 * `distribution.level_not_found`, `distribution.changed`, `distribution.too_many_levels` {limit}, and `distribution.exceeds_margin`
 * {goods, promised, margin} where goods that pay by level would promise more than their margin.
 */
export async function saveLevel(context: Context<StaffActor>, input: Input): Promise<StaffDistributorLevel> {
  checkTexts(input)
  await lockPromises(context)
  const before = input.level_id === undefined ? null : await lockLevel(context, input.level_id, input.version)
  const others = await ratesOfLevels(context.db, input.level_id)
  if (!before && others.length >= maxLevels) throw new Refusal('distribution.too_many_levels', { limit: maxLevels })
  await checkLevelPromises(context, [...others, input.rates])
  const level_id = await writeLevel(context, input)
  const after = await readStaffLevel(context, level_id)
  await audit(context, { subject: `distributor_level ${level_id}`, before, after })
  return after
}

function checkTexts({ texts }: Input): void {
  if (!texts.some(({ language }) => language === 'en-us')) throw wrongField('texts', 'distribution.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
}

async function writeLevel({ db, now }: Context, { level_id, position, rates, conditions, texts }: Input): Promise<number> {
  const { first, second, third } = rates
  const { orders, members } = conditions
  const sales = toSmallest(conditions.sales, 'MONEY')
  const { rows } =
    level_id === undefined
      ? await sql<{ id: number }>`
          insert into distributor_level (position, first_ppm, second_ppm, third_ppm, orders_needed, sales_needed, members_needed, created_at)
          values (${position}, ${first}, ${second}, ${third}, ${orders}, ${sales}, ${members}, ${now}) returning id`.execute(db)
      : await sql<{ id: number }>`
          update distributor_level set position = ${position}, first_ppm = ${first}, second_ppm = ${second}, third_ppm = ${third},
            orders_needed = ${orders}, sales_needed = ${sales}, members_needed = ${members}, version = version + 1
          where id = ${level_id} returning id`.execute(db)
  const id = rows[0]!.id
  await sql`delete from distributor_level_text where level_id = ${id}`.execute(db)
  await db
    .insertInto('distributor_level_text')
    .values(texts.map((text) => ({ ...text, level_id: id })))
    .execute()
  return id
}
