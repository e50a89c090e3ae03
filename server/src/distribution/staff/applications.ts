import type { distributionStaff as contract, StaffDistributorApplication } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { matchingMembers } from '../../member/staff/search-members.ts'

const columns = sql.raw(
  `a.id as application_id, a.member_id, m.account, a.name, a.mobile, a.note, a.state, a.applied_at, a.decided_at,
  name_of_staff(a.decided_by) as decided_by_name, a.refusal_reason, a.version`,
)

// Ids grow with the time of the application.
const order: ListOrder<'applied_at'> = { id: sql`a.id`, defaultSort: '-applied_at', sorts: { applied_at: 'id' } }

/** Applications to become a distributor, 20 a page and the last one first by default. */
export const listApplications = (
  { db }: Context<StaffActor>,
  { state, search, ...page }: InputOf<typeof contract.list_applications>,
): Promise<OutputOf<typeof contract.list_applications>> =>
  readPage(
    db,
    order,
    { ...page, isSelective: search !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<StaffDistributorApplication>`
      select ${columns}${cursorColumn} from distributor_application a join member m on m.id = a.member_id
      where ${after} ${state ? sql`and a.state = ${state}` : sql``}
        ${search === undefined ? sql`` : sql`and a.member_id = any (${matchingMembers(search)})`} order by ${by} limit ${limit}`,
  )

/** One application; undefined for an id that names none. */
export async function findApplication({ db }: Context, application_id: number): Promise<StaffDistributorApplication | undefined> {
  const { rows } = await sql<StaffDistributorApplication>`
    select ${columns} from distributor_application a join member m on m.id = a.member_id where a.id = ${application_id}`.execute(db)
  return rows[0]
}

/** The last application of a member; null of whom never applied. */
export async function lastApplicationOf({ db }: Context, member_id: number): Promise<StaffDistributorApplication | null> {
  const { rows } = await sql<StaffDistributorApplication>`
    select ${columns} from distributor_application a join member m on m.id = a.member_id
    where a.member_id = ${member_id} order by a.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
