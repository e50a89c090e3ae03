import type { box, BoxDay } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { findBox } from '../queries.ts'
import { today } from '../today.ts'

const order: ListOrder<'day'> = { id: sql`n.number`, defaultSort: '-day', sorts: { day: 'id' } }

interface Page {
  cursor?: string | undefined
  page_size?: number | undefined
}

/** Days of one of the caller's devices, since it is the caller's. Refuses `box.not_found`. */
export async function listDays(
  context: Context<MemberActor>,
  { box_id, ...page }: InputOf<typeof box.days>,
): Promise<OutputOf<typeof box.days>> {
  await findBox(context, context.actor.member_id, box_id)
  return daysOfBox(context, box_id, page, true)
}

/** Days of a device from its activation, or from its owner's first day, until today or the end, the latest first. */
export function daysOfBox(context: Context, box_id: number, page: Page, isOwners: boolean): Promise<OutputOf<typeof box.days>> {
  const zone = context.setting(zoneSettings.time_zone)
  const from = isOwners
    ? sql`greatest(b.expires_on - b.term_days, (b.owned_at at time zone ${zone})::date)`
    : sql`b.expires_on - b.term_days`
  return readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<BoxDay>`
      select n.day::text as day, case when b.delivery = 'home' then coalesce(d.minutes, 0) end as minutes,
        case when n.day <= paid.day then decimal_text(coalesce(d.mined, 0), 3) end as mined${cursorColumn}
      from box b cross join (select boxes_paid_until() as day) paid
        cross join lateral (
          select g::date as day, g::date - date '2000-01-01' as number
          from generate_series(${from}, least(${today(context)}::date, b.expires_on - 1, (b.returned_at at time zone ${zone})::date), interval '1 day') g) n
        left join box_day d on d.day = n.day and d.box_id = b.id
      where b.id = ${box_id} and ${after} order by ${by} limit ${limit}`,
  )
}
