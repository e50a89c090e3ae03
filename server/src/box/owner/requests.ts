import type { box, OwnerRequest } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'

type Row = Omit<OwnerRequest, 'requested_by_name' | 'is_own' | 'decided_by_name'> & { requested_by: number; decided_by: number | null }

const columns = ({ language }: Context) => sql`
  r.id as request_id, r.box_id, coalesce(b.names -> ${language} ->> 'goods_name', b.goods_name) as goods_name,
  (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = r.before_id) as before,
  (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = r.after_id) as after,
  r.reason, r.state, r.requested_by, r.requested_at, r.effective_at, r.decided_by, r.decided_at, r.version`

const order: ListOrder<'requested_at'> = { id: sql`r.id`, defaultSort: '-requested_at', sorts: { requested_at: 'id' } }

/** Requested changes of owners, the newest first by default. */
export async function listOwnerRequests(
  context: Context<StaffActor>,
  { state, box_id, ...page }: InputOf<typeof box.owner_requests>,
): Promise<OutputOf<typeof box.owner_requests>> {
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: box_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns(context)}${cursorColumn} from box_owner_request r join box b on b.id = r.box_id
      where ${after} ${state === undefined ? sql`` : sql`and r.state = ${state}`} ${box_id === undefined ? sql`` : sql`and r.box_id = ${box_id}`}
      order by ${by} limit ${limit}`,
  )
  return { list: await withNames(context, list), next }
}

/** A request as operators see it. */
export async function viewOwnerRequest(context: Context, request_id: number): Promise<OwnerRequest> {
  const { rows } = await sql<Row>`
    select ${columns(context)} from box_owner_request r join box b on b.id = r.box_id where r.id = ${request_id}`.execute(context.db)
  return (await withNames(context, rows))[0]!
}

async function withNames({ db, actor }: Context, rows: readonly Row[]): Promise<OwnerRequest[]> {
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ requested_by, decided_by }) => (decided_by === null ? [requested_by] : [requested_by, decided_by])),
  )
  return rows.map(({ requested_by, decided_by, ...row }) => ({
    ...row,
    is_own: actor.kind === 'staff' && actor.staff_id === requested_by,
    requested_by_name: names.get(requested_by) ?? '–',
    decided_by_name: decided_by === null ? null : (names.get(decided_by) ?? '–'),
  }))
}
