import { languages } from '@longmall/contract/fields.ts'
import { buyItem } from '@longmall/server/src/points-shop/buy-item.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { windowOfDays, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { sql } from 'kysely'
import type { DemoSpan } from '../content/promotions/demo-promotion.ts'
import { pointsShopItems, pointsOrders, pointGoods, type DemoPointsShopItem, type DemoPoint } from '../content/promotions/points-shop.ts'
import { actorOf } from './demo-actor.ts'
import { payAtSandbox, type ActorAndTime } from './fill-orders.ts'

/** The exchange centre: goods, coupons and red packets for coins, in every state on the first day (PRM-11). */
export async function fillPointsShop(
  context: Context,
  ids: { goods: (key: string) => number; coupon: (key: string) => number },
): Promise<void> {
  for (const [position, one] of pointGoods.entries()) await insertPoint(context, one, position, ids.goods)
  for (const [position, one] of pointsShopItems.entries()) await insertItem(context, one, position, ids.coupon)
}

function windowOf({ now, setting }: Context, span: DemoSpan) {
  if ('minutes' in span) return { starts_at: plus(now, { minutes: span.minutes[0] }), ends_at: plus(now, { minutes: span.minutes[1] }) }
  const zone = setting(zoneSettings.time_zone)
  const day = (days: number) => dayIn(zone, plus(now, { days }))
  return windowOfDays(zone, day(span.days[0]), day(span.days[1]))
}

const textsOf = ({ name, note }: Pick<DemoPoint, 'name' | 'note'>) =>
  languages.map((language) => ({ language, name: name[language], note: note[language] }))

async function insertPoint(context: Context, one: DemoPoint, position: number, goodsOf: (key: string) => number): Promise<void> {
  const { db, now } = context
  const window = windowOf(context, one.span)
  const { id } = await db
    .insertInto('promotion')
    .values({ kind: 'point', ...window, per_member: one.per_member ?? null, position, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('promotion_text')
    .values(textsOf(one).map((text) => ({ promotion_id: id, ...text })))
    .execute()
  for (const [place, { goods, skus, price, longcoin, stock, reserved = 0 }] of one.items.entries())
    // Never more than the SKU has beside what is gone; a SKU of another exclusive promotion at that time stays there.
    await sql`
      insert into promotion_item (promotion_id, sku_id, goods_id, price, stock, reserved, rules, position)
      select ${id}, s.id, s.goods_id, ${price}, n.quantity + ${reserved}, ${reserved}, ${JSON.stringify({ longcoin })}::jsonb, ${place * 10} + s.place
      from (select id, goods_id, row_number() over (order by position)::int as place from sku where goods_id = ${goodsOf(goods)} order by position limit ${skus}) s
        join stock t on t.sku_id = s.id cross join lateral (select least(${stock - reserved}::int, t.on_hand - t.reserved) as quantity) n
      where not exists (select from promotion_item i where i.sku_id = s.id and i.is_exclusive and i.during && tstzrange(${window.starts_at}, ${window.ends_at}))`.execute(
      db,
    )
}

async function insertItem(context: Context, one: DemoPointsShopItem, position: number, couponOf: (key: string) => number): Promise<void> {
  const { db, now } = context
  const { coupon, amount, longcoin, stock = null, reserved = 0, per_member = null } = one
  const { id } = await db
    .insertInto('points_item')
    .values({
      kind: coupon === undefined ? 'red_packet' : 'coupon',
      coupon_id: coupon === undefined ? null : couponOf(coupon),
      amount: amount === undefined ? null : BigInt(amount),
      longcoin,
      stock,
      reserved,
      per_member,
      ...windowOf(context, one.span),
      position,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('points_item_text')
    .values(textsOf(one).map((text) => ({ item_id: id, ...text })))
    .execute()
}

/** What demo accounts exchanged in the days before, by the shop's own verbs at times gone by. */
export async function fillPointsOrders(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const { account, item, goods, quantity, hours } of pointsOrders) {
    const actor = await actorOf(site, account)
    const way: ActorAndTime = { site, actor, language: 'en-us', at: (more) => plus(opened, { hours: more - hours }) }
    const context = createContext(site, actor, { now: way.at(0), language: way.language })
    if (item !== undefined) await context.transaction((inner) => buyOne(inner, item, quantity))
    else await payAtSandbox(way, await context.transaction((inner) => buyGoods(inner, goods!, quantity)))
  }
}

async function buyOne(context: Context<MemberActor>, key: string, quantity: number): Promise<void> {
  const name = pointsShopItems.find((one) => one.key === key)!.name['en-us']
  const { rows } = await sql<{ item_id: number; longcoin: number }>`
    select i.id as item_id, i.longcoin from points_item i join points_item_text t on t.item_id = i.id and t.language = 'en-us'
    where t.name = ${name}`.execute(context.db)
  const { item_id, longcoin } = rows[0]!
  const longcoin_grant = await grantCoins(context, longcoin * quantity)
  await buyItem(context, { item_id, quantity, longcoin: longcoin * quantity, longcoin_grant })
}

/** As the payment password would have it. */
async function grantCoins({ db, actor }: Context<MemberActor>, amount: number): Promise<string> {
  const grant = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(grant)}, ${actor.member_id}, ${actor.session_hash}, 'longcoin', '', ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    db,
  )
  return grant
}

/** Orders goods for coins and answers the payment of the money beside them, or of the freight. */
async function buyGoods(context: Context<MemberActor>, handle: string, quantity: number): Promise<number> {
  const { db, actor } = context
  const { rows } = await sql<{ promotion_id: number; sku_id: number; longcoin: number; address_id: number }>`
    select i.promotion_id, i.sku_id, (i.rules ->> 'longcoin')::int as longcoin, a.id as address_id
    from promotion_item i join promotion p on p.id = i.promotion_id and p.kind = 'point' join goods g on g.id = i.goods_id and g.handle = ${handle}
      join address a on a.member_id = ${actor.member_id} and a.is_default
    order by i.position limit 1`.execute(db)
  const { longcoin, ...wanted } = rows[0]!
  const longcoin_grant = await grantCoins(context, longcoin * quantity)
  const { quote } = await viewQuote(context, { ...wanted, quantity })
  return (await createOrder(context, { ...wanted, quantity, quote, longcoin_grant })).payment_id
}
