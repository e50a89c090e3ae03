import type { Profile } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import { credentialsOf } from '../../identity/credentials-of.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { gradeOf } from '../grades.ts'
import { formatMobile } from '../mobile.ts'

type ProfileRow = Omit<Profile, 'grade_name' | 'discount_permille' | 'has_password' | 'has_payment_password' | 'linked_providers'>

/** Columns of a member as `Profile` has them. */
export const profileColumns = sql<ProfileRow>`
  id as customer_id, account, nickname, email, avatar, country, grade, is_frozen, is_store_clerk, real_name, gender, birthday, mobile,
  region, language, referrer_id, regional_code, dealer_code, invitation_code, created_at as registered_at`

/** The caller with every field that is theirs to read (IDN-16). */
export async function viewProfile(context: Context<MemberActor>): Promise<Profile> {
  const { db, actor } = context
  const { rows } = await sql<ProfileRow>`select ${profileColumns} from member where id = ${actor.member_id}`.execute(db)
  const own = rows[0]!
  const { name, discount_permille } = await gradeOf(context, own.grade)
  const credentials = await credentialsOf(context, actor.member_id)
  return { ...own, mobile: own.mobile && formatMobile(own.mobile), grade_name: name, discount_permille, ...credentials }
}
