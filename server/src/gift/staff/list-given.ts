import type { gift as contract, GiftTab, StaffGift } from '@longmall/contract/gift.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { matchingMembers } from '../../member/staff/search-members.ts'
import { giftState } from '../rules.ts'
import { withGoodsNames } from './with-goods-names.ts'

const inState: Record<GiftTab, (now: Timestamp) => RawBuilder<boolean>> = {
  claimable: (now) => sql`g.claimed_at is null and g.valid_until > ${now}`,
  claimed: () => sql`g.claimed_at is not null`,
  expired: (now) => sql`g.claimed_at is null and g.valid_until <= ${now}`,
}

type Row = Omit<StaffGift, 'goods_id' | 'goods_name' | 'sku_name' | 'state'>

const order: ListOrder<'granted_at' | 'valid_until' | 'claimed_at'> = {
  id: sql`g.id`,
  defaultSort: '-granted_at',
  sorts: { granted_at: 'id', valid_until: { instant: sql`g.valid_until` }, claimed_at: { instant: sql`g.claimed_at`, isNullable: true } },
}

/**
 * Gifts that members were given, the newest first by default, 20 a page by default (CON-04). What is shown of a gift is read for
 * those of the page alone.
 */
export async function listGiven(
  context: Context<StaffActor>,
  { search, state, reason, rule_id, ...page }: InputOf<typeof contract.grants>,
): Promise<OutputOf<typeof contract.grants>> {
  const { db, now } = context
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [inState[state](now)]),
    ...(reason === undefined ? [] : [sql`g.reason = ${reason}`]),
    ...(rule_id === undefined ? [] : [sql`g.rule_id = ${rule_id}`]),
  ]
  // A member has few: told to walk all of them from the newest on, PostgreSQL would look for them there.
  const memberFilter = search === undefined ? sql`` : sql`where member_id = any (${matchingMembers(search)}) offset 0`
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select g.id as gift_id, g.member_id, m.account, g.sku_id, g.quantity, g.reason, g.rule_id, g.granted_at, g.valid_until, g.claimed_at, g.order_id${cursorColumn}
    from (
      select g.* from (select * from member_gift ${memberFilter}) g where ${after} and ${sql.join(conditions, sql` and `)}
      order by ${by} limit ${limit}) g join member m on m.id = g.member_id
    order by ${by}`,
  )
  const named = await withGoodsNames(context, list)
  return { list: named.map((row) => ({ ...row, state: giftState(row, now) })), next }
}
