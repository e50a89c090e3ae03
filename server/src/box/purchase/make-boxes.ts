import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Events } from '../../kernel/work/outbox.ts'
import { deviceLines, type DeviceLine } from '../../order/figures/device-lines.ts'
import type { DeviceTerms } from '../../order/progress/find-order.ts'
import { activateHosted } from './activate.ts'
import { termsToday } from './terms.ts'

/**
 * Answers `order.paid` in the payment's transaction: each piece of a device order becomes a device of the buyer on the terms that its order keeps
 * . A hosted one is activated at once, unless the order is on hold: then by its release.
 */
export async function makeBoxes(
  context: Context,
  { order_ids, order_types }: Pick<Events['order.paid'], 'order_ids' | 'order_types'>,
): Promise<void> {
  const { db, now } = context
  const devices = order_ids.filter((_, at) => order_types[at] === 'entity')
  if (devices.length === 0) return
  const lines = await termsOfLines(context, await deviceLines(db, devices))
  const rows = lines.map(({ terms, ...line }) => ({ ...line, ...terms, delivery: line.delivery_plan === 'hosting' ? 'hosted' : 'home' }))
  await sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l (order_id int, order_no text, member_id int, delivery text, order_goods_id int,
        goods_name text, names jsonb, picture jsonb, quantity int, plan_id int, plan_names jsonb, term_days int, daily_rate bigint, minutes_needed int)
    ), made as (
      insert into box (member_id, buyer_id, order_id, order_no, order_goods_id, piece, goods_name, names, picture, plan_id, plan_names, term_days,
        daily_rate, minutes_needed, delivery, bought_at, owned_at)
      select l.member_id, l.member_id, l.order_id, l.order_no, l.order_goods_id, n.piece, l.goods_name, l.names, l.picture, l.plan_id, l.plan_names,
        l.term_days, l.daily_rate, l.minutes_needed, l.delivery, ${now}, ${now}
      from line l cross join generate_series(1, l.quantity) n (piece) order by l.order_goods_id, n.piece
      on conflict (order_goods_id, piece) do nothing returning id, member_id
    )
    insert into box_owner (box_id, since, member_id, cause) select id, ${now}, member_id, 'purchase' from made`.execute(db)
  await activateHosted(
    context,
    lines.filter(({ is_on_hold }) => !is_on_hold).map(({ order_id }) => order_id),
  )
}

/** The lines that are devices. Orders that a version before this one made keep no terms: today's hold for them. */
async function termsOfLines(context: Context, lines: readonly DeviceLine[]): Promise<(DeviceLine & { terms: DeviceTerms })[]> {
  const isOld = ({ order_id }: DeviceLine) => lines.every((line) => line.order_id !== order_id || line.terms === null)
  const old = lines.filter(isOld).map(({ sku_id }) => sku_id)
  const today = new Map((old.length === 0 ? [] : await termsToday(context, old)).map((terms) => [terms.sku_id, terms]))
  return lines.flatMap((line) => {
    const terms = line.terms ?? (isOld(line) ? today.get(line.sku_id) : undefined)
    return terms === undefined ? [] : [{ ...line, terms }]
  })
}
