import { listPageSize } from '@longmall/contract/constants.ts'
import type { member, MemberRow } from '@longmall/contract/member.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { grades } from '../grades.ts'
import { tagsOfMember } from '../tags/list-tags.ts'
import { searchCondition } from './search-members.ts'

type Input = InputOf<typeof member.list_members>

// A search for a member has few matches; more would all have to be sorted.
const maxFound = 2000

/** How operators' lists and files of members are sorted. */
export const memberSorts: ListOrder<'registered_at' | 'account' | 'grade'> = {
  id: sql`m.id`,
  defaultSort: '-registered_at',
  sorts: { registered_at: 'id', account: { text: sql`lower(m.account)` }, grade: { number: sql`m.grade` } },
}

/** Members for the console, the newest first by default, of a search that means more than 2,000 of them these; e-mail and mobile have their middle masked (IDN-16). */
export async function listMembers(
  context: Context<StaffActor>,
  { search, grade, state, tag_id, regional_code, dealer_code, window_state, sort, cursor, page_size = listPageSize }: Input,
): Promise<OutputOf<typeof member.list_members>> {
  const conditions = [
    search === undefined
      ? sql`true`
      : sql`m.id = any (array(select m.id from member m where ${searchCondition(search)} limit ${maxFound}))`,
    grade === undefined ? sql`true` : sql`m.grade = ${grade}`,
    state === undefined ? sql`true` : sql`m.state = ${state}`,
    tag_id === undefined ? sql`true` : sql`m.id in (select member_id from member_tag_assignment where tag_id = ${tag_id})`,
    regional_code === undefined ? sql`true` : sql`m.regional_code = upper(${regional_code})`,
    dealer_code === undefined ? sql`true` : sql`m.dealer_code = upper(${dealer_code})`,
    window_state === undefined ? sql`true` : sql`m.id in (select member_id from am_window where state = ${window_state})`,
  ]
  const { list, next } = await readPage(
    context.db,
    memberSorts,
    { sort, cursor, page_size, isSelective: search !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Omit<MemberRow, 'grade_name' | 'discount_permille'>>`
    select m.id as customer_id, m.account, m.nickname, m.email, m.mobile, m.avatar, m.country, m.grade, m.is_frozen, m.is_store_clerk,
      m.state, m.created_at as registered_at, ${tagsOfMember} as tags${cursorColumn}
    from member m where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`,
  )
  const gradesByKey = new Map((await grades(context)).map((one) => [one.grade, one]))
  const shown = list.map((row) => {
    const { name, discount_permille } = gradesByKey.get(row.grade)!
    return { ...row, ...maskedContact(row), grade_name: name, discount_permille }
  })
  return { list: shown, next }
}

/** E-mail and mobile with their middle masked; a cancelled account has none, but for what fills the column. */
export const maskedContact = ({ email, mobile, state }: Pick<MemberRow, 'email' | 'mobile' | 'state'>) => ({
  email: state === 'cancelled' ? '' : maskEmail(email),
  mobile: mobile && maskMobile(mobile),
})
