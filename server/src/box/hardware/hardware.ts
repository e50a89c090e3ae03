import type { box, BoxHardware } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'
import { isOnline } from '../queries.ts'

type Row = Omit<BoxHardware, 'enrolled_by_name' | 'is_online'> & { enrolled_by: number }

const columns = sql`h.device_id, case when h.revoked_at is not null then 'revoked' when b.id is not null then 'bound' else 'free' end as state,
  h.key_version, b.id as box_id, h.enrolled_at, h.enrolled_by, h.revoked_at, t.seen_at,
  (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = b.member_id) as owner,
  (select count(*)::int from box_alert a where a.hardware_id = h.id and a.handled_at is null) as alert_count`
const tables = sql`box_hardware h left join box b on b.hardware_id = h.id left join box_beat t on t.hardware_id = h.id`

const order: ListOrder<'enrolled_at' | 'device_id'> = {
  id: sql`h.id`,
  defaultSort: '-enrolled_at',
  sorts: { enrolled_at: 'id', device_id: { text: shortText(sql`h.device_id`) } },
}

const states = {
  free: sql`and h.revoked_at is null and b.id is null`,
  bound: sql`and h.revoked_at is null and b.id is not null`,
  revoked: sql`and h.revoked_at is not null`,
}

/** Enrolled boxes, the newest first by default. */
export async function listHardware(
  context: Context<StaffActor>,
  { search, state, ...page }: InputOf<typeof box.hardware_list>,
): Promise<OutputOf<typeof box.hardware_list>> {
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: search !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns}${cursorColumn} from ${tables}
      where ${after} ${state === undefined ? sql`` : states[state]} ${search === undefined ? sql`` : sql`and starts_with(h.device_id, upper(${search}))`}
      order by ${by} limit ${limit}`,
  )
  return { list: await withNames(context, list), next }
}

/** A box as operators see it. Refuses `box.hardware_not_found`. */
export async function findHardware(context: Context, device_id: string): Promise<BoxHardware> {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where h.device_id = ${device_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('box.hardware_not_found')
  return (await withNames(context, rows))[0]!
}

async function withNames(context: Context, rows: readonly Row[]): Promise<BoxHardware[]> {
  const names = await namesOfStaff(
    context.db,
    rows.map(({ enrolled_by }) => enrolled_by),
  )
  return rows.map(({ enrolled_by, ...row }) => ({
    ...row,
    enrolled_by_name: names.get(enrolled_by) ?? '–',
    is_online: isOnline(context, row.seen_at),
  }))
}
