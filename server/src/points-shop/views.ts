import type { pointsShop as contract, PointsShopItem } from '@longmall/contract/points-shop.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../kernel/addons.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readItems, showItems } from './queries.ts'

type Caller = Context<MemberActor | VisitorActor>
const memberOf = ({ actor }: Caller) => (actor.kind === 'member' ? actor.member_id : null)

// An item is announced for so long before it can be had.
const announcedDays = 7

/** Items of a kind that can be exchanged now or within a week, 20 a page by default. Refuses `call.feature_off`. */
export async function listItems(
  context: Caller,
  { kind, cursor, page_size = 20 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  requireAddon(context, 'pointexchange')
  const { now } = context
  const [position, after] = cursor === undefined ? ['-1', '0'] : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const where = sql`i.kind = ${kind} and i.is_on and i.ends_at > ${now} and i.starts_at <= ${plus(now, { days: announcedDays })}
    and (i.position, i.id) > (${position}::bigint, ${after}::bigint)`
  const rows = await readItems(context, memberOf(context), { where, limit: page_size + 1 })
  const { list, next } = cutPage(rows, page_size, ({ position, item_id }) => [position, item_id])
  return { list: await showItems(context, list), next }
}

/** One item, also when it is over; refuses `points_shop.not_found` for one that is switched off. */
export async function viewItem(context: Caller, { item_id }: InputOf<typeof contract.view>): Promise<PointsShopItem> {
  requireAddon(context, 'pointexchange')
  const rows = await readItems(context, memberOf(context), { where: sql`i.id = ${item_id} and i.is_on`, limit: 1 })
  const [item] = await showItems(context, rows)
  if (!item) throw new Refusal('points_shop.not_found')
  return item
}
