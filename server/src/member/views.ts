import type { Member, MemberAddress, MemberCentre } from '@longmall/contract/member.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { countMemberLists } from '../catalogue/count-member-lists.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { balanceOf, moneyOf } from '../wallet/balances.ts'
import { gradeOf } from './grades.ts'
import { addressColumns } from './queries.ts'
import { progressTo } from './rules.ts'

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
  const [member, next_grade, money, longcoin, counts] = await Promise.all([
    viewMember(context),
    nextGradeOf(context),
    moneyOf(context, member_id),
    balanceOf(context, { member: member_id, unit: 'LONGCOIN', purpose: 'available' }),
    countMemberLists(context, member_id),
  ])
  // Nothing in the shop sends messages to members so far.
  return {
    member,
    next_grade,
    balance: toDecimal(money.total, 'MONEY'),
    longcoin: toDecimal(longcoin, 'LONGCOIN'),
    ...counts,
    unread_count: 0,
  }
}

/** The grade after the caller's with what is there of its direct referrals; null at the highest level. */
async function nextGradeOf({ db, actor, language }: Context<MemberActor>): Promise<MemberCentre['next_grade']> {
  const { rows } = await sql<{ grade: number; name: string; needs_count: number | null; referrals: number }>`
    select g.key as grade, coalesce(own.name, en.name) as name, g.needs_count,
      (select count(*)::int from member r where r.referrer_id = m.id and r.grade >= g.needs_grade) as referrals
    from member m join grade g on g.key > m.grade
    left join grade_text own on own.grade = g.key and own.language = ${language}
    left join grade_text en on en.grade = g.key and en.language = 'en-us'
    where m.id = ${actor.member_id} order by g.key limit 1`.execute(db)
  const next = rows[0]
  return next ? { grade: next.grade, name: next.name, ...progressTo(next.needs_count, next.referrals) } : null
}

/** The caller's addresses, the default first, then the newest. */
export async function listAddresses({ db, actor }: Context<MemberActor>): Promise<{ list: MemberAddress[] }> {
  const { rows } = await sql<MemberAddress>`
    select ${addressColumns} from address where member_id = ${actor.member_id} order by is_default desc, id desc`.execute(db)
  return { list: rows }
}
