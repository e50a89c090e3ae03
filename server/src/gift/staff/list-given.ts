import type { gift as contract, GiftTab, StaffGift } from '@longmall/contract/gift.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { membersMeant } from '../../member/members/search-members.ts'
import { giftState } from '../rules.ts'
import { namesOfGoods } from './names-of-goods.ts'

const inState: Record<GiftTab, (now: Timestamp) => RawBuilder<boolean>> = {
  claimable: (now) => sql`g.claimed_at is null and g.valid_until > ${now}`,
  claimed: () => sql`g.claimed_at is not null`,
  expired: (now) => sql`g.claimed_at is null and g.valid_until <= ${now}`,
}

type Row = Omit<StaffGift, 'goods_id' | 'goods_name' | 'sku_name' | 'state'>

/**
 * Gifts that members were given, the newest first, 20 a page when not said otherwise (CON-04). What is shown of a gift is read for
 * those of the page alone.
 */
export async function listGiven(
  context: Context<StaffActor>,
  { search, state, reason, rule_id, cursor, page_size = 20 }: InputOf<typeof contract.given>,
): Promise<OutputOf<typeof contract.given>> {
  const { db, now } = context
  const conditions = [
    sql`true`,
    ...(cursor === undefined ? [] : [sql`g.id < ${readCursor(cursor, [cursorForm.id])[0]!}::bigint`]),
    ...(state === undefined ? [] : [inState[state](now)]),
    ...(reason === undefined ? [] : [sql`g.reason = ${reason}`]),
    ...(rule_id === undefined ? [] : [sql`g.rule_id = ${rule_id}`]),
  ]
  // A member has few: told to walk all of them from the newest on, PostgreSQL would look for them there.
  const whose = search === undefined ? sql`` : sql`where member_id = any (${membersMeant(search)}) offset 0`
  const { rows } = await sql<Row>`
    select g.id as gift_id, g.member_id, m.account, g.sku_id, g.quantity, g.reason, g.rule_id, g.given_at, g.valid_until, g.claimed_at, g.order_id
    from (
      select g.* from (select * from member_gift ${whose}) g where ${sql.join(conditions, sql` and `)}
      order by g.id desc limit ${page_size + 1}) g join member m on m.id = g.member_id
    order by g.id desc`.execute(db)
  const { list, next } = cutPage(rows, page_size, ({ gift_id }) => [gift_id])
  const named = await namesOfGoods(context, list)
  return { list: named.map((row) => ({ ...row, state: giftState(row, now) })), next }
}
