import type { Member, MemberAddress, MemberCentre } from '@longmall/contract/member.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { countMemberLists } from '../catalogue/count-member-lists.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { balanceOf, moneyOf } from '../wallet/balances.ts'
import { gradeOf } from './grades.ts'
import { addressColumns } from './queries.ts'
import { nextGradeOf } from './level/views.ts'
import { viewWindow } from './window/view-window.ts'

/** The caller as the caller may see it. */
export async function viewMember(context: Context<MemberActor>): Promise<Member> {
  const { db, actor } = context
  const { rows } = await sql<Omit<Member, 'grade_name' | 'discount_permille'>>`
    select id as customer_id, account, nickname, email, avatar, country, grade, is_frozen, is_store_clerk from member where id = ${actor.member_id}`.execute(
    db,
  )
  const own = rows[0]!
  const { name, discount_permille } = await gradeOf(context, own.grade)
  return { ...own, grade_name: name, discount_permille }
}

/** The member centre (IDN-15): level card with progress, balances and counts. */
export async function viewCentre(context: Context<MemberActor>): Promise<MemberCentre> {
  const { member_id } = context.actor
  const [member, next_grade, window, money, longcoin, counts] = await Promise.all([
    viewMember(context),
    nextGradeOf(context, member_id),
    viewWindow(context, member_id),
    moneyOf(context, member_id),
    balanceOf(context, { member: member_id, unit: 'LONGCOIN', purpose: 'available' }),
    countMemberLists(context, member_id),
  ])
  // Nothing in the shop sends messages to members so far.
  return {
    member,
    next_grade,
    window,
    balance: toDecimal(money.total, 'MONEY'),
    longcoin: toDecimal(longcoin, 'LONGCOIN'),
    ...counts,
    unread_count: 0,
  }
}

/** The caller's addresses, the default first, then the newest. */
export async function listAddresses({ db, actor }: Context<MemberActor>): Promise<{ list: MemberAddress[] }> {
  const { rows } = await sql<MemberAddress>`
    select ${addressColumns} from address where member_id = ${actor.member_id} order by is_default desc, id desc`.execute(db)
  return { list: rows }
}
