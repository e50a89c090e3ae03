import type { box, StaffBox } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { daysOfBox } from '../member/list-days.ts'
import { reportOf } from '../member/view-box.ts'
import { boxColumns, boxTables, showBox, type BoxRow } from '../queries.ts'

type Row = BoxRow & Pick<StaffBox, 'owner' | 'plan_id' | 'order_no' | 'alert_count'>

const columns = (context: Context) => sql`
  ${boxColumns(context)}, b.plan_id, b.order_no,
  (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = b.member_id) as owner,
  (select count(*)::int from box_alert a where a.hardware_id = b.hardware_id and a.handled_at is null) as alert_count`

const order: ListOrder<'bought_at'> = { id: sql`b.id`, defaultSort: '-bought_at', sorts: { bought_at: 'id' } }

/** Devices of all members, the newest first by default. */
export async function listStaffBoxes(
  context: Context<StaffActor>,
  { search, state, delivery, plan_id, member_id, ...page }: InputOf<typeof box.staff_list>,
): Promise<OutputOf<typeof box.staff_list>> {
  const found =
    search === undefined
      ? sql``
      : sql`and b.id in (
          select x.id from box x join box_hardware i on i.id = x.hardware_id where i.device_id = upper(${search})
          union select id from box where order_no = ${search}
          union select x.id from member m join box x on x.member_id = m.id where m.account = lower(${search}))`
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: search !== undefined || member_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns(context)}${cursorColumn} from ${boxTables}
      where ${after} ${found} ${state === undefined ? sql`` : sql`and b.state = ${state}`}
        ${delivery === undefined ? sql`` : sql`and b.delivery = ${delivery}`} ${plan_id === undefined ? sql`` : sql`and b.plan_id = ${plan_id}`}
        ${member_id === undefined ? sql`` : sql`and b.member_id = ${member_id}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => showBox(context, row)), next }
}

/** A device as operators see it. Refuses `box.not_found`. */
export async function findStaffBox(context: Context, box_id: number): Promise<StaffBox> {
  const { rows } = await sql<Row>`select ${columns(context)} from ${boxTables} where b.id = ${box_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('box.not_found')
  return showBox(context, rows[0])
}

type View = OutputOf<typeof box.staff_view>

/** A device in full. Refuses `box.not_found`. */
export async function viewStaffBox(context: Context<StaffActor>, { box_id }: { box_id: number }): Promise<View> {
  const found = await findStaffBox(context, box_id)
  const { rows } = await sql<Pick<View, 'minutes_needed'>>`select minutes_needed from box where id = ${box_id}`.execute(context.db)
  const { rows: owners } = await sql<View['owners'][number]>`
    select jsonb_build_object('member_id', m.id, 'account', m.account) as owner, o.since, o.cause, o.request_id
    from box_owner o join member m on m.id = o.member_id where o.box_id = ${box_id} order by o.since desc`.execute(context.db)
  return { ...found, report: await reportOf(context, box_id), ...rows[0]!, owners }
}

/** Days of a device since its activation. Refuses `box.not_found`. */
export async function listStaffDays(
  context: Context<StaffActor>,
  { box_id, ...page }: InputOf<typeof box.staff_days>,
): Promise<OutputOf<typeof box.staff_days>> {
  await findStaffBox(context, box_id)
  return daysOfBox(context, box_id, page, false)
}
