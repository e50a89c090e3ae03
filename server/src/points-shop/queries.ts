import type { PointsShopItem, PointsShopKind } from '@longmall/contract/points-shop.ts'
import { sql, type RawBuilder } from 'kysely'
import { findOffers } from '../coupon/find-offers.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { itemState, remainingFor } from './rules.ts'

/** An item as the database has it, in the caller's language, and how many units of it a member has had. */
export interface ItemRow {
  item_id: number
  kind: PointsShopKind
  name: string
  note: string
  longcoin: number
  coupon_id: number | null
  /** As a decimal of money. */
  amount: string | null
  available: number | null
  per_member: number | null
  member_quantity: number
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
  position: number
}

/** The items `i` that `where` chooses, in the operator's order. */
export async function readItems(
  { db, language }: Context,
  member_id: number | null,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id as item_id, i.kind, coalesce(own.name, en.name) as name, coalesce(own.note, en.note) as note, i.longcoin, i.coupon_id,
      decimal_text(i.amount, 2) as amount, i.stock - i.reserved as available, i.per_member, coalesce(h.used, 0) as member_quantity, i.is_on, i.starts_at, i.ends_at, i.position
    from points_item i
      left join points_item_text own on own.item_id = i.id and own.language = ${language}
      join points_item_text en on en.item_id = i.id and en.language = 'en-us'
      left join points_item_member h on h.item_id = i.id and h.member_id = ${member_id}::int
    where ${where} order by i.position, i.id limit ${limit}`.execute(db)
  return rows
}

/** The same as the screens read it, with what each coupon gives. */
export async function showItems(context: Context, rows: readonly ItemRow[]): Promise<PointsShopItem[]> {
  const coupons = await findOffers(
    context,
    rows.flatMap(({ coupon_id }) => (coupon_id === null ? [] : [coupon_id])),
  )
  return rows.map(({ coupon_id, member_quantity, is_on, position: _position, ...row }) => {
    const availability = { ...row, member_quantity, is_on }
    return {
      ...row,
      coupon: coupon_id === null ? null : coupons.get(coupon_id)!,
      remaining: remainingFor(availability),
      state: itemState(availability, context.now),
    }
  })
}
