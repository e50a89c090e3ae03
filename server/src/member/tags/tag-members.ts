import type { member } from '@longmall/contract/member.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Adds tags to members and removes tags; idempotent (CON-04). Skips closed accounts and unknown ids. Refuses `member.tag_not_found`. */
export async function tagMembers(
  context: Context<StaffActor>,
  { member_ids, add = [], remove = [] }: InputOf<typeof member.tag_members>,
): Promise<OutputOf<typeof member.tag_members>> {
  const { db, now } = context
  const tag_ids = [...new Set([...add, ...remove])]
  // A tag that is deleted meanwhile waits, or is found gone.
  const { rows: tags } = await sql`select from member_tag where id = any(${tag_ids}::int[]) order by id for key share`.execute(db)
  if (tags.length < tag_ids.length) throw new Refusal('member.tag_not_found')
  const { rows: removed } = await sql<{ member_id: number }>`
    delete from member_tag_assignment where tag_id = any(${remove}::int[]) and member_id = any(${member_ids}::int[]) returning member_id`.execute(
    db,
  )
  const { rows: added } = await sql<{ member_id: number }>`
    insert into member_tag_assignment (tag_id, member_id, tagged_at)
    select tag.id, m.id, ${now} from member m cross join unnest(${add}::int[]) as tag (id)
    where m.id = any(${member_ids}::int[]) and m.state <> 'cancelled' order by tag.id, m.id
    on conflict do nothing returning member_id`.execute(db)
  const changed = new Set([...removed, ...added].map((row) => row.member_id))
  const [first] = member_ids
  const subject = member_ids.length === 1 ? `member ${first}` : `members ${member_ids.length}`
  await audit(context, { subject, before: null, after: { member_ids: [...changed], add, remove } })
  return { changed: changed.size }
}
