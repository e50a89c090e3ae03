import type { application as contract } from '@longmall/contract/application.ts'
import { countries } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/cursor.ts'
import { worldMobile } from '../member/mobile.ts'
import { columns, findLast, ofMember, shown, type ApplicationRow } from './queries.ts'

type Reviewed = OutputOf<typeof contract.review>

/** The caller's application of a kind: the one under way, else the last one that was refused. */
export async function viewMine(
  { db, actor }: Context<MemberActor>,
  { kind }: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const last = await findLast(db, kind, ofMember(actor.member_id))
  return { application: last ? shown(last) : null }
}

/** Applications for review, 20 a page when not said otherwise, the newest first. */
export async function listApplications(
  { db }: Context<StaffActor>,
  { kind, state, keyword, cursor, page_size = 20 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from application a where a.id < ${before}::bigint
      ${kind ? sql`and a.kind = ${kind}` : sql``} ${state ? sql`and a.state = ${state}` : sql``}
      ${keyword ? sql`and (a.application_no = ${keyword} or a.mobile = any (${mobilesOf(keyword)}::text[]))` : sql``}
    order by a.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows.map(forReview), page_size, (row) => [row.application_id])
}

/** A mobile as it was proved, whichever country it is of. */
const mobilesOf = (keyword: string) => countries.map((country) => worldMobile(keyword, country)).filter((one) => one !== null)

export const forReview = ({ language: _language, ...row }: ApplicationRow) => row as Reviewed
