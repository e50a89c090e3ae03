import type { box, BoxAlert } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'

type Row = Omit<BoxAlert, 'handled_by_name'> & { handled_by: number | null }

const columns = sql`a.id as alert_id, a.kind, h.device_id, b.id as box_id, a.first_at, a.last_at, a.count::float8 as count, a.details, a.handled_at, a.handled_by,
  (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = b.member_id) as owner`
const tables = sql`box_alert a join box_hardware h on h.id = a.hardware_id left join box b on b.hardware_id = h.id`

const order: ListOrder<'last_at'> = { id: sql`a.id`, defaultSort: '-last_at', sorts: { last_at: { instant: sql`a.last_at` } } }

/** Replays, wrong clocks and cloned boxes, the latest first by default. */
export async function listAlerts(
  context: Context<StaffActor>,
  { kind, is_handled, device_id, ...page }: InputOf<typeof box.alerts>,
): Promise<OutputOf<typeof box.alerts>> {
  const { db } = context
  const { list, next } = await readPage(
    db,
    order,
    { ...page, isSelective: device_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns}${cursorColumn} from ${tables}
      where ${after} ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`} ${device_id === undefined ? sql`` : sql`and h.device_id = ${device_id}`}
        ${is_handled === undefined ? sql`` : is_handled ? sql`and a.handled_at is not null` : sql`and a.handled_at is null`}
      order by ${by} limit ${limit}`,
  )
  return { list: await withNames(context, list), next, open_count: await countOpenAlerts(context) }
}

/** Alerts that no operator has handled. */
export async function countOpenAlerts({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from box_alert where handled_at is null`.execute(db)
  return rows[0]!.count
}

/** Marks an alert as handled; again, it stays as it is. Refuses `box.alert_not_found`. */
export async function handleAlert(context: Context<StaffActor>, { alert_id }: { alert_id: number }): Promise<BoxAlert> {
  const { db, actor, now } = context
  const { numAffectedRows } = await sql`
    update box_alert set handled_at = ${now}, handled_by = ${actor.staff_id} where id = ${alert_id} and handled_at is null`.execute(db)
  const { rows } = await sql<Row>`select ${columns} from ${tables} where a.id = ${alert_id}`.execute(db)
  if (!rows[0]) throw new Refusal('box.alert_not_found')
  if (numAffectedRows) await audit(context, { subject: `box ${rows[0].device_id}`, before: {}, after: { alert_id, kind: rows[0].kind } })
  return (await withNames(context, rows))[0]!
}

async function withNames({ db }: Context, rows: readonly Row[]): Promise<BoxAlert[]> {
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ handled_by }) => handled_by ?? []),
  )
  return rows.map(({ handled_by, ...row }) => ({ ...row, handled_by_name: handled_by === null ? null : (names.get(handled_by) ?? '–') }))
}
