import type { network } from '@longmall/contract/network.ts'
import type { SponsorRequest } from '@longmall/contract/network-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'

type Row = Omit<SponsorRequest, 'requested_by_name' | 'is_own' | 'decided_by_name'> & { decided_by: number | null }

const named = (id: string) =>
  sql`(select jsonb_build_object('member_id', o.id, 'account', o.account) from member o where o.id = r.${sql.ref(id)})`
const columns = sql`r.id as request_id, r.member_id, m.account, ${named('before_id')} as before, ${named('after_id')} as after, r.reason,
  r.state, r.requested_by, r.requested_at, r.effective_at, r.decided_by, r.decided_at, r.version`

const order: ListOrder<'requested_at' | 'decided_at'> = {
  id: sql`r.id`,
  defaultSort: '-requested_at',
  sorts: { requested_at: 'id', decided_at: { instant: sql`r.decided_at`, isNullable: true } },
}

/** Requested changes of sponsors, the newest first by default. */
export async function listSponsorRequests(
  context: Context<StaffActor>,
  { state, member_id, ...page }: InputOf<typeof network.sponsor_requests>,
): Promise<OutputOf<typeof network.sponsor_requests>> {
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: member_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select ${columns}${cursorColumn} from sponsor_request r join member m on m.id = r.member_id
    where ${after} ${state === undefined ? sql`` : sql`and r.state = ${state}`}
      ${member_id === undefined ? sql`` : sql`and r.member_id = ${member_id}`}
    order by ${by} limit ${limit}`,
  )
  return { list: await withNames(context, list), next }
}

/** A request as operators see it. */
export async function viewSponsorRequest(context: Context, request_id: number): Promise<SponsorRequest> {
  const { rows } = await sql<Row>`
    select ${columns} from sponsor_request r join member m on m.id = r.member_id where r.id = ${request_id}`.execute(context.db)
  return (await withNames(context, rows))[0]!
}

async function withNames({ db, actor }: Context, rows: readonly Row[]): Promise<SponsorRequest[]> {
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ requested_by, decided_by }) => (decided_by === null ? [requested_by] : [requested_by, decided_by])),
  )
  return rows.map(({ decided_by, ...row }) => ({
    ...row,
    is_own: actor.kind === 'staff' && actor.staff_id === row.requested_by,
    requested_by_name: names.get(row.requested_by) ?? '–',
    decided_by_name: decided_by === null ? null : (names.get(decided_by) ?? '–'),
  }))
}
