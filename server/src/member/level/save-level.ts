import type { StaffLevel } from '@longmall/contract/member-staff.ts'
import type { member } from '@longmall/contract/member.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The ladder with every language, lowest first. */
export async function listLevels({ db }: Context<StaffActor>): Promise<OutputOf<typeof member.list_levels>> {
  const { rows } = await sql<StaffLevel>`
    select g.key as grade, g.code, g.discount_permille, g.free_freight, g.needs_grade, g.needs_count, g.version,
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'tag', t.tag, 'condition', t.condition) order by t.language)
        from grade_text t where t.grade = g.key), '[]') as texts
    from grade g order by g.key`.execute(db)
  return { list: rows }
}

/**
 * Changes a level (CON-04, PRM-13); every process reads the ladder again with the catalogue's version. Refuses
 * `member.level_not_found`, `member.level_changed` of a stale edit, `member.level_english_missing` without English text.
 */
export async function saveLevel(context: Context<StaffActor>, input: InputOf<typeof member.save_level>): Promise<{ version: number }> {
  const { db } = context
  const { grade, version, discount_permille, free_freight, texts } = input
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('member.level_english_missing')
  const before = (await listLevels(context)).list.find((one) => one.grade === grade)
  if (!before) throw new Refusal('member.level_not_found')
  const { numAffectedRows } = await sql`
    update grade set discount_permille = ${discount_permille}, free_freight = ${free_freight}, version = version + 1
    where key = ${grade} and version = ${version}`.execute(db)
  if (!numAffectedRows) throw new Refusal('member.level_changed')
  await sql`delete from grade_text where grade = ${grade}`.execute(db)
  await db
    .insertInto('grade_text')
    .values(texts.map((text) => ({ grade, ...text })))
    .execute()
  await audit(context, { subject: `level ${before.code}`, before, after: { discount_permille, free_freight, texts } })
  return { version: version + 1 }
}
