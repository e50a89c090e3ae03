import { scheduleBirthdays } from '@longmall/server/src/gift/giving/give-for-birthdays.ts'
import { giveGift } from '@longmall/server/src/gift/give-gift.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type Site } from '@longmall/server/src/kernel/context.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { giftRules, gifts } from '../content/members/gifts.ts'
import { actorOf } from './demo-actor.ts'

/** When gifts are given, and what demo accounts were given, one in each state on the first day (PRM-12). */
export async function fillGifts(
  context: Context,
  ids: { goods: (key: string) => number; member: (account: string) => number },
): Promise<void> {
  const { db, now } = context
  const skuOf = async (goods: string) =>
    (
      await db
        .selectFrom('sku')
        .select('id')
        .where('goods_id', '=', ids.goods(goods))
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  for (const { goods, min_amount, ...rule } of giftRules)
    await db
      .insertInto('gift_rule')
      .values({
        ...rule,
        sku_id: await skuOf(goods),
        min_amount: min_amount === undefined ? null : BigInt(min_amount),
        starts_at: plus(now, { days: -30 }),
        ends_at: plus(now, { days: 700 }),
        created_at: now,
      })
      .execute()
  await scheduleBirthdays(context)
  for (const { account, goods, given, claims: _, ...gift } of gifts) {
    const [member_id, sku_id] = [ids.member(account), await skuOf(goods)]
    await giveGift({ ...context, now: plus(now, { days: -given }) }, { ...gift, member_id, sku_id, key: `demo ${account} ${gift.reason}` })
  }
}

/** Claims those gifts that were claimed before the store opened for the demo, by the shop's own verbs. */
export async function fillGiftOrders(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const { account, reason } of gifts.filter(({ claims }) => claims)) {
    const actor = await actorOf(site, account)
    const { id: gift_id } = await site.db
      .selectFrom('member_gift')
      .select('id')
      .where('grant_key', '=', `demo ${account} ${reason}`)
      .executeTakeFirstOrThrow()
    const { id: address_id } = await site.db
      .selectFrom('address')
      .select('id')
      .where('member_id', '=', actor.member_id)
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    await createContext(site, actor, { now: plus(opened, { hours: -30 }) }).transaction(async (context) => {
      const { quote } = await viewQuote(context, { gift_id, address_id })
      await createOrder(context, { gift_id, address_id, quote })
    })
  }
}
