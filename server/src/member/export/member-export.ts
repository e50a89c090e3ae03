import type { member as contract } from '@longmall/contract/member.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { MemberTag } from '@longmall/contract/member-tags.ts'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import { memberSorts } from '../staff/list-members.ts'
import { searchCondition } from '../staff/search-members.ts'
import { tagsOfMember } from '../tags/list-tags.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { readPage } from '../../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { translate } from '../../kernel/translate.ts'
import { text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { timeHeading } from '../../kernel/sheet/heading.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'

type ExportInput = InputOf<typeof contract.export_all>

/** Members as a file without bound, sorted as the list, as a long work; contacts have their middle masked (CON-10, IDN-16). */
export const startMemberExport = (context: Context<StaffActor>, input: ExportInput): Promise<OutputOf<typeof contract.export_all>> =>
  startWork(context, memberExport, input)

const pageSize = 1000
const columns = ['id', 'account', 'nickname', 'email', 'mobile', 'country', 'level', 'state', 'referrer', 'registered', 'tags'] as const

interface Row {
  id: number
  account: string
  nickname: string
  email: string
  mobile: string | null
  country: string
  level: string
  state: 'active' | 'locked' | 'cancelled'
  referrer: string | null
  tags: MemberTag[]
  created_at: string
}

export const memberExport: WorkKind<ExportInput> = {
  name: 'member.export',
  title: 'work.title_member_export',
  permission: 'member.export',
  run: (context, { format, ...filters }, tools) =>
    writeSheet(context, tools, { name: 'members', format, pages: pagesOf(context, filters, tools) }),
}

function conditionOf(
  { setting }: Context,
  { search, grade, state, tag_id, regional_code, dealer_code, from_day, until_day }: Omit<ExportInput, 'format' | 'sort'>,
): RawBuilder<unknown> {
  const zone = setting(zoneSettings.time_zone)
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (search !== undefined) all.push(searchCondition(search))
  if (tag_id !== undefined) all.push(sql`m.id in (select member_id from member_tag_assignment where tag_id = ${tag_id})`)
  if (regional_code !== undefined) all.push(sql`m.regional_code = upper(${regional_code})`)
  if (dealer_code !== undefined) all.push(sql`m.dealer_code = upper(${dealer_code})`)
  if (grade !== undefined) all.push(sql`m.grade = ${grade}`)
  if (state !== undefined) all.push(sql`m.state = ${state}`)
  if (from_day !== undefined) all.push(sql`m.created_at >= ${startOfDay(zone, from_day)}`)
  if (until_day !== undefined) all.push(sql`m.created_at < ${windowOfDays(zone, until_day, until_day).ends_at}`)
  return sql.join(all, sql` and `)
}

async function* pagesOf(
  context: Context<SystemActor>,
  { sort, ...filters }: Omit<ExportInput, 'format'>,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { db, language, setting } = context
  const zone = setting(zoneSettings.time_zone)
  const time = timeIn(zone)
  const condition = conditionOf(context, filters)
  const counted = await sql<{ count: number }>`select count(*)::int as count from member m where ${condition}`.execute(db)
  const total = counted.rows[0]!.count
  yield [
    columns.map((column) => {
      const heading = translate(language, `member.sheet_${column}`)
      return text(column === 'registered' ? timeHeading(context, heading) : heading)
    }),
  ]
  let done = 0
  let cursor: string | undefined
  do {
    const page: { list: Row[]; next: string | null } = await readPage(
      db,
      memberSorts,
      { sort, cursor, page_size: pageSize },
      ({ after, by, cursorColumn, limit }) => sql<Row>`
      select m.id, m.account, m.nickname, m.email, m.mobile, m.country, coalesce(own.name, en.name, m.grade::text) as level, m.state,
        r.account as referrer, m.created_at, ${tagsOfMember} as tags${cursorColumn}
      from (select * from member m where ${condition} and ${after} order by ${by} limit ${limit}) m
        left join grade_text own on own.grade = m.grade and own.language = ${language}
        left join grade_text en on en.grade = m.grade and en.language = 'en-us'
        left join member r on r.id = m.referrer_id
      order by ${by}`,
    )
    yield page.list.map((row) => [
      ...[String(row.id), row.account, row.nickname].map(text),
      text(row.state === 'cancelled' ? '' : maskEmail(row.email)),
      text(row.mobile && maskMobile(row.mobile)),
      ...[row.country, row.level, translate(language, `member.sheet_state_${row.state}`), row.referrer].map(text),
      time(row.created_at),
      text(row.tags.map(({ name }) => name).join(', ')),
    ])
    cursor = page.next ?? undefined
    done += page.list.length
    report(done, Math.max(total, done))
  } while (cursor)
}
