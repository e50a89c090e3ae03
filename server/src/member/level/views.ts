import type { LevelProgress, StaffLevelRecord } from '@longmall/contract/member-level.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import { translate } from '../../kernel/translate.ts'
import { grades } from '../grades.ts'
import { progressTo } from '../rules.ts'
import { viewWindow } from '../window/view-window.ts'
import { countReferrals, isCounted } from './counted-referrals.ts'

type NextGrade = NonNullable<LevelProgress['next_grade']>
type Referral = StaffLevelRecord['referrals'][number]

const maxReferrals = 50

/** The grade after a member's with what is there of its direct referrals; null at the highest level. */
export async function nextGradeOf({ db, language }: Context, member_id: number): Promise<NextGrade | null> {
  const { rows } = await sql<{ grade: number; name: string; needs_count: number | null; referrals: number }>`
    select g.key as grade, coalesce(own.name, en.name) as name, g.needs_count,
      ${countReferrals(sql`sponsor.id`, sql`g.needs_grade`, sql`g.needs_count`)} as referrals
    from member sponsor join grade g on g.key > sponsor.grade
    left join grade_text own on own.grade = g.key and own.language = ${language}
    left join grade_text en on en.grade = g.key and en.language = 'en-us'
    where sponsor.id = ${member_id} order by g.key limit 1`.execute(db)
  const next = rows[0]
  return next ? { grade: next.grade, name: next.name, ...progressTo(next.needs_count, next.referrals) } : null
}

/** The caller's way along the ladder (AST-02); names of referrals are masked. */
export async function viewLevelProgress(context: Context<MemberActor>): Promise<LevelProgress> {
  const { actor, language } = context
  const { referrals, ...record } = await recordOf(context, actor.member_id)
  return {
    ...record,
    highest: record.next_grade === null ? translate(language, 'member.highest_level') : null,
    referrals: referrals.map(({ member_id: _, nickname, ...referral }) => ({ ...referral, nickname: maskName(nickname) })),
  }
}

/** A member's way along the ladder for operators (CON-05). Refuses `member.not_found`. */
export async function viewMemberLevel(context: Context<StaffActor>, { member_id }: { member_id: number }): Promise<StaffLevelRecord> {
  const member = await context.db.selectFrom('member').select('id').where('id', '=', member_id).executeTakeFirst()
  if (!member) throw new Refusal('member.not_found')
  return recordOf(context, member_id)
}

async function recordOf(context: Context, member_id: number): Promise<StaffLevelRecord> {
  const { db } = context
  const [next_grade, window, ladder, { rows: counts }, { rows: referrals }, history] = await Promise.all([
    nextGradeOf(context, member_id),
    viewWindow(context, member_id),
    grades(context),
    sql<{ count: number }>`select count(*)::int as count from member where referrer_id = ${member_id}`.execute(db),
    sql<Omit<Referral, 'grade_name'>>`
      select m.id as member_id, m.nickname, m.grade, not ${isCounted} as is_refunded,
        coalesce(m.grade >= next.needs_grade, false) and ${isCounted} as is_counted
      from member m
        left join lateral (
          select g.needs_grade from member sponsor join grade g on g.key > sponsor.grade where sponsor.id = ${member_id} order by g.key limit 1
        ) next on true
      where m.referrer_id = ${member_id} order by m.grade desc, m.id limit ${maxReferrals}`.execute(db),
    db
      .selectFrom('grade_change')
      .select(['grade', 'cause', 'order_id', 'changed_at'])
      .where('member_id', '=', member_id)
      .orderBy('grade', 'desc')
      .execute(),
  ])
  const nameOf = (key: number) => ladder.find(({ grade }) => grade === key)!.name
  return {
    next_grade,
    window,
    referral_count: counts[0]!.count,
    referrals: referrals.map((referral) => ({ ...referral, grade_name: nameOf(referral.grade) })),
    history: history.map((change) => ({
      ...change,
      cause: change.cause as 'start_up' | 'referrals',
      grade_name: nameOf(change.grade),
    })),
  }
}
