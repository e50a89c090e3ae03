import type { coupon as contract, CouponTab, MemberCoupon } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { memberCouponColumns } from '../queries.ts'

interface Tab {
  where: (now: Timestamp) => RawBuilder<boolean>
  /** Its place in the tab, in microseconds: unused coupons by their end, the others the last one first. */
  sortKey: RawBuilder<bigint>
}
const micros = (at: RawBuilder<unknown>) => sql<bigint>`(extract(epoch from ${at}) * 1000000)::bigint`
const tabs: Record<CouponTab, Tab> = {
  unused: { where: (now) => sql`m.state = 'unused' and m.valid_until > ${now}`, sortKey: micros(sql`m.valid_until`) },
  used: { where: () => sql`m.state = 'used'`, sortKey: sql`-${micros(sql`m.used_at`)}` },
  // The timer that ends them may be on its way.
  expired: {
    where: (now) => sql`(m.state = 'expired' or m.state = 'unused' and m.valid_until <= ${now})`,
    sortKey: sql`-${micros(sql`m.valid_until`)}`,
  },
}

/** The caller's coupons of a tab, 10 a page by default: what ends first, of used and expired ones the last. */
export async function listMine(
  { db, actor, now, language }: Context<MemberActor>,
  { tab = 'unused', cursor, page_size = 10 }: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const { where, sortKey } = tabs[tab]
  const after = cursor === undefined ? null : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const { rows } = await sql<MemberCoupon & { position: bigint }>`
    select ${memberCouponColumns(language, now)}, ${sortKey} as position from member_coupon m
    where m.member_id = ${actor.member_id} and ${where(now)} ${after ? sql`and (${sortKey}, m.id) > (${after[0]}::bigint, ${after[1]}::bigint)` : sql``}
    order by ${sortKey}, m.id limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.position, row.member_coupon_id])
  return { list: list.map(({ position: _place, ...row }) => row), next }
}

/** How many coupons of the caller are in each tab. */
export async function countMine({ db, actor, now }: Context<MemberActor>): Promise<OutputOf<typeof contract.counts>> {
  const { rows } = await sql<OutputOf<typeof contract.counts>>`
    select count(*) filter (where ${tabs.unused.where(now)})::int as unused, count(*) filter (where ${tabs.used.where(now)})::int as used,
      count(*) filter (where ${tabs.expired.where(now)})::int as expired
    from member_coupon m where m.member_id = ${actor.member_id}`.execute(db)
  return rows[0]!
}
