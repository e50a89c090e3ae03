import type { gift as contract, GiftTab, MemberGift } from '@longmall/contract/gift.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { isAddonOn, requireAddon } from '../kernel/addons.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { giftState } from './rules.ts'

interface Tab {
  where: (now: Timestamp) => RawBuilder<boolean>
  /** Its place in the tab, in microseconds: claimable gifts by their end, the others the last one first. */
  sortKey: RawBuilder<bigint>
}
const micros = (at: RawBuilder<unknown>) => sql<bigint>`(extract(epoch from ${at}) * 1000000)::bigint`
const tabs: Record<GiftTab, Tab> = {
  claimable: { where: (now) => sql`g.claimed_at is null and g.valid_until > ${now}`, sortKey: micros(sql`g.valid_until`) },
  claimed: { where: () => sql`g.claimed_at is not null`, sortKey: sql`-${micros(sql`g.claimed_at`)}` },
  expired: { where: (now) => sql`g.claimed_at is null and g.valid_until <= ${now}`, sortKey: sql`-${micros(sql`g.valid_until`)}` },
}

type Row = Pick<MemberGift, 'gift_id' | 'sku_id' | 'quantity' | 'reason' | 'granted_at' | 'valid_until' | 'claimed_at' | 'order_id'> & {
  position: bigint
}

/** The caller's gifts of a tab, 10 a page by default, with the goods as they are now. Refuses `call.feature_off`. */
export async function listGifts(
  context: Context<MemberActor>,
  { tab = 'claimable', cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  requireAddon(context, 'gift')
  const { db, actor, now } = context
  const { where, sortKey } = tabs[tab]
  const after = cursor === undefined ? null : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const { rows } = await sql<Row>`
    select g.id as gift_id, g.sku_id, g.quantity, g.reason, g.granted_at, g.valid_until, g.claimed_at, g.order_id, ${sortKey} as position from member_gift g
    where g.member_id = ${actor.member_id} and ${where(now)} ${after ? sql`and (${sortKey}, g.id) > (${after[0]}::bigint, ${after[1]}::bigint)` : sql``}
    order by ${sortKey}, g.id limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.position, row.gift_id])
  return { list: await withGoods(context, list), next }
}

async function withGoods(context: Context, rows: readonly Row[]): Promise<MemberGift[]> {
  const skus = await skusForSale(
    context,
    rows.map(({ sku_id }) => sku_id),
  )
  const byId = new Map(skus.map((sku) => [sku.sku_id, sku]))
  return rows.map(({ position: _place, ...row }) => {
    const { goods_id, goods_name, sku_name, picture, list_price, is_listed, available } = byId.get(row.sku_id)!
    const is_available = is_listed && available >= row.quantity
    const state = giftState(row, context.now)
    return { ...row, goods_id, goods_name, sku_name, picture, list_price: toDecimal(list_price, 'MONEY'), state, is_available }
  })
}

/** How many gifts of the caller are in each tab; none while the add-on is off. */
export async function countGifts(context: Context<MemberActor>): Promise<OutputOf<typeof contract.counts>> {
  if (!isAddonOn(context, 'gift')) return { claimable: 0, claimed: 0, expired: 0 }
  const { db, actor, now } = context
  const { rows } = await sql<OutputOf<typeof contract.counts>>`
    select count(*) filter (where ${tabs.claimable.where(now)})::int as claimable, count(*) filter (where ${tabs.claimed.where(now)})::int as claimed,
      count(*) filter (where ${tabs.expired.where(now)})::int as expired
    from member_gift g where g.member_id = ${actor.member_id}`.execute(db)
  return rows[0]!
}
