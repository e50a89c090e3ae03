import type { application as contract } from '@longmall/contract/application.ts'
import { countries } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { internationalMobile } from '../member/mobile.ts'
import { columns, findLast, ofMember, toApplication, type ApplicationRow } from './queries.ts'

type Reviewed = OutputOf<typeof contract.review>

/** The caller's application of a kind: the one under way, else the last one that was refused. */
export async function viewMine(
  { db, actor }: Context<MemberActor>,
  { kind }: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const last = await findLast(db, kind, ofMember(actor.member_id))
  return { application: last ? toApplication(last) : null }
}

const order: ListOrder<'created_at' | 'decided_at'> = {
  id: sql`a.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id', decided_at: { instant: sql`a.decided_at`, isNullable: true } },
}

/** Applications for review, 20 a page by default, the newest first by default. */
export async function listApplications(
  { db }: Context<StaffActor>,
  { kind, state, keyword, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<ApplicationRow>`
      select ${columns}${cursorColumn} from application a where ${after}
        ${kind ? sql`and a.kind = ${kind}` : sql``} ${state ? sql`and a.state = ${state}` : sql``}
        ${keyword ? sql`and (a.application_no = ${keyword} or a.mobile = any (${mobilesOf(keyword)}::text[]))` : sql``}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map(forReview), next }
}

/** A mobile as it was proved, whichever country it is of. */
const mobilesOf = (keyword: string) => countries.map((country) => internationalMobile(keyword, country)).filter((one) => one !== null)

export const forReview = ({ language: _language, ...row }: ApplicationRow) => row as Reviewed
