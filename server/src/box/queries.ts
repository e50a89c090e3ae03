import type { Box } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { onlineMs } from './rules.ts'
import { today } from './today.ts'

/** Columns of a device `b` that choices show; `h` is its box. */
export const briefColumns = ({ language }: Pick<Context, 'language'>) => sql`
  b.id as box_id, coalesce(b.names -> ${language} ->> 'goods_name', b.goods_name) as goods_name, b.picture, b.remark,
  coalesce(b.plan_names ->> ${language}, b.plan_names ->> 'en-us') as plan_name, b.term_days, decimal_text(b.daily_rate, 3) as daily_rate,
  b.delivery, b.state, h.device_id`

/** Columns of a device as its owner sees it; `t` is the last call of its box, `paid` the last day that was paid to anybody. */
export const boxColumns = (context: Context) => sql`
  ${briefColumns(context)}, b.order_id, b.bought_at, b.activated_at, (b.expires_on - 1)::text as last_day,
  case when b.state in ('expired', 'returned') then 0 else greatest(0, b.expires_on - ${today(context)}::date) end as days_left,
  decimal_text(b.mined - b.mined_before, 3) as mined,
  case when paid.day >= b.expires_on - b.term_days then least(paid.day, b.expires_on - 1)::text end as paid_until, t.seen_at`

/** The tables of `boxColumns`, beginning with `box b`. */
export const boxTables = sql`box b left join box_hardware h on h.id = b.hardware_id left join box_beat t on t.hardware_id = b.hardware_id
  cross join (select boxes_paid_until() as day) paid`

export type BoxRow = Omit<Box, 'is_online'>

export const isOnline = ({ now }: Pick<Context, 'now'>, seen_at: string | null) =>
  seen_at !== null && Date.parse(now) - Date.parse(seen_at) < onlineMs

/** A device as shown; a row of a device that never was activated has null days. */
export const showBox = <Row extends BoxRow>(context: Context, row: Row): Row & { is_online: boolean } => ({
  ...row,
  days_left: row.activated_at === null ? null : row.days_left,
  is_online: isOnline(context, row.seen_at),
})

/** One of a member's devices. Refuses `box.not_found`, for another member's with the same refusal. */
export async function findBox(context: Context, member_id: number, box_id: number): Promise<Box> {
  const { rows } = await sql<BoxRow>`
    select ${boxColumns(context)} from ${boxTables} where b.id = ${box_id} and b.member_id = ${member_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('box.not_found')
  return showBox(context, rows[0])
}
