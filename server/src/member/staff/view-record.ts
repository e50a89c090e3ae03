import type { MemberRecord } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import { credentialsOf } from '../../identity/credentials-of.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { gradeOf } from '../grades.ts'
import { profileColumns } from '../profile/view-profile.ts'
import { tagsOfMember } from '../tags/list-tags.ts'
import { maskedContact } from './list-members.ts'

type Row = Omit<MemberRecord, 'grade_name' | 'discount_permille' | 'has_password' | 'has_payment_password' | 'bound'>

/** Every field of a member for an operator, the contact masked (IDN-16). Refuses `member.not_found`. */
export async function viewRecord(context: Context<StaffActor>, { member_id }: { member_id: number }): Promise<MemberRecord> {
  const { rows } = await sql<Row>`
    select ${profileColumns}, state, ${tagsOfMember} as tags,
      (select count(*)::int from member r where r.referrer_id = m.id) as referral_count,
      (select max(seen_at) from session where member_id = m.id) as last_seen_at
    from member m where id = ${member_id}`.execute(context.db)
  const found = rows[0]
  if (!found) throw new Refusal('member.not_found')
  const { name, discount_permille } = await gradeOf(context, found.grade)
  const credentials = await credentialsOf(context, member_id)
  return { ...found, ...maskedContact(found), grade_name: name, discount_permille, ...credentials }
}
