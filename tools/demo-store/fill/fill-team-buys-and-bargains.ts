import { languages } from '@longmall/contract/fields.ts'
import { helpBargain } from '@longmall/server/src/bargain/help-bargain.ts'
import { openBargain } from '@longmall/server/src/bargain/open-bargain.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { windowOfDays, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { sql } from 'kysely'
import { listMembers } from '../content/members/members.ts'
import { bargainBuys, teamBuys, type DemoBargain, type DemoTeamBuy } from '../content/promotions/team-buys-and-bargains.ts'
import { actorOf } from './demo-actor.ts'
import { payAtSandbox, type ActorAndTime } from './fill-orders.ts'

/** Team buys and bargains, in every state on the first day (PRM-05, PRM-06); before what leaves their SKUs to them. */
export async function fillTeamBuysAndBargains(context: Context, goodsOf: (key: string) => number): Promise<void> {
  for (const [position, one] of teamBuys.entries()) {
    const { size, hours, virtual_completion, off, leader_off } = one
    const id = await insertPromotion(context, 'team_buy', one, { size, hours, virtual_completion }, position)
    await insertItems(
      context,
      id,
      one,
      goodsOf(one.goods),
      off,
      sql`jsonb_build_object('leader_price', s.price * ${1000 - leader_off}::int / 10000 * 10)`,
    )
  }
  for (const [position, one] of bargainBuys.entries()) {
    const { helpers, hours, floor_only, cut } = one
    const id = await insertPromotion(context, 'bargain', one, { helpers, hours, floor_only }, position)
    await insertItems(context, id, one, goodsOf(one.goods), 0, sql`jsonb_build_object('floor', s.price * ${1000 - cut}::int / 10000 * 10)`)
  }
}

async function insertPromotion(
  { db, now, setting }: Context,
  kind: 'team_buy' | 'bargain',
  { span, name, note }: DemoTeamBuy | DemoBargain,
  rules: object,
  position: number,
): Promise<number> {
  const zone = setting(zoneSettings.time_zone)
  const [first, last] = span.map((days) => dayIn(zone, plus(now, { days })))
  const { id } = await db
    .insertInto('promotion')
    .values({ kind, ...windowOfDays(zone, first!, last!), rules: JSON.stringify(rules), position, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('promotion_text')
    .values(languages.map((language) => ({ promotion_id: id, language, name: name[language], note: note[language] })))
    .execute()
  return id
}

/** Its goods at their first SKUs, prices to the ten cents below, never more stock than the SKU has. */
async function insertItems(
  { db }: Context,
  promotion_id: number,
  { stock }: DemoTeamBuy | DemoBargain,
  goods_id: number,
  off: number,
  rules: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into promotion_item (promotion_id, sku_id, goods_id, price, stock, rules, position)
    select ${promotion_id}, s.id, s.goods_id, case ${off}::int when 0 then s.price else s.price * ${1000 - off}::int / 10000 * 10 end,
      least(${stock}::int, t.on_hand - t.reserved), ${rules}, s.position
    from (select * from sku where goods_id = ${goods_id} order by position limit 3) s join stock t on t.sku_id = s.id
    where t.on_hand - t.reserved > 0`.execute(db)
}

interface Item {
  promotion_id: number
  sku_id: number
}

/** Teams and bargains of demo members, by the shop's own verbs at times gone by; what is due by now is decided when the shop starts. */
export async function fillTeams(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const one of teamBuys) {
    const item = await firstItem(site, 'team_buy', one.goods)
    for (const team of one.teams) {
      let group_id: number | undefined
      for (const [place, account] of team.members.entries()) {
        const way = await contextOf(site, account, (hours) => plus(opened, { hours: hours - team.hours + place * 0.5 }))
        const order_id = await buy(way, { ...item, quantity: 1, group_id })
        group_id ??= await groupOf(site, order_id)
      }
    }
  }
  for (const one of bargainBuys) {
    const item = await firstItem(site, 'bargain', one.goods)
    for (const bargain of one.bargains) await fillBargain(site, item, bargain, (hours) => plus(opened, { hours: hours - bargain.hours }))
  }
}

async function contextOf(site: Site, account: string, at: ActorAndTime['at']): Promise<ActorAndTime> {
  const { language } = listMembers().find((one) => one.account === account)!
  return { site, actor: await actorOf(site, account), language, at }
}

const asMember = <T>({ site, actor, language, at }: ActorAndTime, hours: number, work: (context: Context<MemberActor>) => Promise<T>) =>
  createContext(site, actor, { now: at(hours), language }).transaction(work)

/** The one with the most stock. */
async function firstItem({ db }: Site, kind: 'team_buy' | 'bargain', handle: string): Promise<Item> {
  const { rows } = await sql<Item>`
    select i.promotion_id, i.sku_id from promotion p join promotion_item i on i.promotion_id = p.id join goods g on g.id = i.goods_id
    where p.kind = ${kind} and g.handle = ${handle} order by i.stock desc, i.position limit 1`.execute(db)
  return rows[0]!
}

/** Orders and, by default, pays it at the sandbox bank. */
async function buy(
  way: ActorAndTime,
  source: { sku_id?: number; quantity?: number; promotion_id?: number; group_id?: number | undefined; bargain_id?: number },
  { hours = 0, paid = true }: { hours?: number; paid?: boolean } = {},
): Promise<number> {
  const wanted = { ...source, address_id: await addressOf(way) }
  const { order_id, payment_id } = await asMember(way, hours, async (context) => {
    const { quote } = await viewQuote(context, wanted)
    const made = await createOrder(context, { ...wanted, quote })
    return { order_id: made.order_ids[0]!, payment_id: made.payment_id }
  })
  if (paid) await payAtSandbox({ ...way, at: (more) => way.at(hours + more) }, payment_id)
  return order_id
}

/** The member's first address; who has none, as members in the background, gets one. */
async function addressOf({ site: { db }, actor: { member_id }, at }: ActorAndTime): Promise<number> {
  const known = await db.selectFrom('address').select('id').where('member_id', '=', member_id).orderBy('id').executeTakeFirst()
  if (known) return known.id
  const { nickname } = await db.selectFrom('member').select('nickname').where('id', '=', member_id).executeTakeFirstOrThrow()
  const where = {
    country: 'CN',
    region: 'CN-440305',
    region_name: '广东省 深圳市 南山区',
    postcode: '518052',
    detailed_address: `海德三道 ${member_id} 号`,
  }
  const { id } = await db
    .insertInto('address')
    .values({ member_id, consignee: nickname, mobile: '13800138000', telephone: '', ...where, is_default: true, created_at: at(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function groupOf({ db }: Site, order_id: number): Promise<number> {
  const row = await db.selectFrom('team_buy_member').select('group_id').where('order_id', '=', order_id).executeTakeFirstOrThrow()
  return row.group_id
}

const friends = listMembers().filter(({ purpose }) => purpose === null)

async function fillBargain(
  site: Site,
  item: Item,
  { owner, hours, helps, stage }: DemoBargain['bargains'][number],
  at: ActorAndTime['at'],
): Promise<void> {
  const way = await contextOf(site, owner, at)
  const { bargain_id } = await asMember(way, 0, (context) => openBargain(context, item))
  const helpers = friends.filter(({ account }) => account !== owner).slice(0, helps)
  for (const [place, { account }] of helpers.entries()) {
    const friend = await contextOf(site, account, at)
    await asMember(friend, 0.1 + place * 0.2, (context) => helpBargain(context, { bargain_id }))
  }
  if (stage === 'purchased') await buy(way, { bargain_id }, { hours: 3 })
  if (stage === 'ordered') await buy(way, { bargain_id }, { hours, paid: false })
}
