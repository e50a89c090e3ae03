import type { Conversion, conversion as contract } from '@longmall/contract/conversion.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { Refusal } from '../kernel/refusal.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../kernel/time/store-zone.ts'
import { columns, showConversion, type ConversionRow } from './queries.ts'

/** One of the caller's conversions. Refuses `conversion.not_found`, for another member's with the same refusal. */
export async function viewConversion(
  { db, actor }: Context<MemberActor>,
  { conversion_id }: InputOf<typeof contract.view>,
): Promise<Conversion> {
  const { rows } = await sql<ConversionRow>`
    select ${columns} from conversion c where c.id = ${conversion_id} and c.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('conversion.not_found')
  return showConversion(rows[0])
}

/** The caller's conversions, 10 a page (§9), the newest first. */
export async function listConversions(
  { db, actor }: Context<MemberActor>,
  { cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<ConversionRow>`
    select ${columns} from conversion c where c.member_id = ${actor.member_id} and c.id < ${before}::bigint
    order by c.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows.map(showConversion), page_size, (row) => [row.conversion_id])
}

const order: ListOrder<'created_at' | 'given'> = {
  id: sql`c.id`,
  defaultSort: '-created_at',
  sorts: { created_at: { instant: sql`c.created_at` }, given: { number: sql`c.given` } },
}

/** Everybody's, 20 a page by default, the newest first by default. */
export async function listAllConversions(
  { db, setting }: Context<StaffActor>,
  { conversion_no, member_id, unit_from, from_day, until_day, ...page }: InputOf<typeof contract.list_conversions>,
): Promise<OutputOf<typeof contract.list_conversions>> {
  const zone = setting(zoneSettings.time_zone)
  const isSelective = conversion_no !== undefined || member_id !== undefined
  const { list, next } = await readPage(
    db,
    order,
    { ...page, isSelective },
    ({ after, by, cursorColumn, limit }) => sql<ConversionRow & { member_id: number }>`
      select ${columns}, c.member_id${cursorColumn} from conversion c where ${after}
        ${conversion_no === undefined ? sql`` : sql`and c.conversion_no = ${conversion_no}`}
        ${member_id === undefined ? sql`` : sql`and c.member_id = ${member_id}`}
        ${unit_from === undefined ? sql`` : sql`and c.unit_from = ${unit_from}`}
        ${from_day === undefined ? sql`` : sql`and c.created_at >= ${startOfDay(zone, from_day)}`}
        ${until_day === undefined ? sql`` : sql`and c.created_at < ${windowOfDays(zone, until_day, until_day).ends_at}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => ({ ...showConversion(row), member_id: row.member_id })), next }
}
