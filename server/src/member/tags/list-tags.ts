import type { StaffTag, MemberTag } from '@longmall/contract/member-tags.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'

const maxCounted = 1000

/** All tags by name; more than 1,000 members of one are only said to be more (CON-04). */
export async function listTags({ db }: Context<StaffActor>): Promise<{ list: StaffTag[] }> {
  const { rows } = await sql<Omit<StaffTag, 'is_more'>>`
    select t.id as tag_id, t.name, t.version,
      (select count(*)::int from (select from member_tag_assignment where tag_id = t.id limit ${maxCounted + 1}) carrying) as count
    from member_tag t order by lower(t.name)`.execute(db)
  return { list: rows.map((row) => ({ ...row, count: Math.min(row.count, maxCounted), is_more: row.count > maxCounted })) }
}

/** The tags of `member m` as the contract has them, by name. */
export const tagsOfMember: RawBuilder<MemberTag[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('tag_id', t.id, 'name', t.name) order by lower(t.name))
  from member_tag_assignment g join member_tag t on t.id = g.tag_id where g.member_id = m.id), '[]')`
