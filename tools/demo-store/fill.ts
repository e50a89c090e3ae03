import { join } from 'node:path'
import { indexGoods } from '@longmall/server/src/catalogue/index-goods.ts'
import { refreshGoods } from '@longmall/server/src/catalogue/refresh-goods.ts'
import { hashPassword } from '@longmall/server/src/identity/hash-password.ts'
import type { Config } from '@longmall/server/src/kernel/config.ts'
import { createContext, type Context } from '@longmall/server/src/kernel/context.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import type { Log } from '@longmall/server/src/kernel/log.ts'
import { catalogueChanged } from '@longmall/server/src/kernel/shared.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import { sql } from 'kysely'
import { listBrands } from './content/brands/brands.ts'
import { listCategories } from './content/categories/categories.ts'
import { listBlocks } from './content/home/blocks.ts'
import { demoOperator } from './content/members/demo-accounts.ts'
import { demoPassword, demoPaymentPassword, listMembers } from './content/members/members.ts'
import { searchKeywords } from './content/shop/search-keywords.ts'
import { returnAddress } from './content/shop/stores.ts'
import { demoSite, freightTemplates, reductions } from './content/shop/site.ts'
import { webviewHosts } from './content/shop/start-up.ts'
import { listGoods } from './content/store.ts'
import { fillAdvert, fillBlocks, fillSearchKeywords, fillReductions } from './fill/fill-content.ts'
import { fillBoxes } from './fill/assets/fill-boxes.ts'
import { fillHoldings } from './fill/assets/fill-holdings.ts'
import { fillArticles } from './fill/articles/fill-articles.ts'
import { fillCoinMoves } from './fill/coins/fill-coin-moves.ts'
import { fillCoinWithdrawals } from './fill/coins/fill-coin-withdrawals.ts'
import { fillCoupons } from './fill/fill-coupons.ts'
import { fillPointsShop, fillPointsOrders } from './fill/fill-points-shop.ts'
import { fillDistribution } from './fill/distribution/fill-distribution.ts'
import { fillDraws, fillGames } from './fill/games/fill-games.ts'
import { fillGiftOrders, fillGifts } from './fill/fill-gifts.ts'
import { fillBrands, fillCategories, fillFreight, fillGoods } from './fill/fill-goods.ts'
import { fillMembers } from './fill/fill-members.ts'
import { fillCoins, fillMoney } from './fill/fill-money.ts'
import { fillNetwork } from './fill/network/fill-network.ts'
import { fillOrders } from './fill/fill-orders.ts'
import { fillPresales } from './fill/fill-presales.ts'
import { fillPromotions } from './fill/fill-promotions.ts'
import { fillReviews } from './fill/fill-reviews.ts'
import { fillRewards, fillSignIns } from './fill/games/fill-rewards.ts'
import { fillFlashSales } from './fill/fill-flash-sales.ts'
import { fillStores } from './fill/stores/fill-stores.ts'
import { fillTeams, fillTeamBuysAndBargains } from './fill/fill-team-buys-and-bargains.ts'
import { drawPictures } from './pictures/draw-pictures.ts'
import type { DemoMember } from './types.ts'

const gradeCodes: Record<number, string> = { 0: 'User', 4: 'AM', 5: 'RM', 6: 'RM1', 7: 'RM2', 8: 'RM3', 9: 'RM4' }
const offered = (members: readonly DemoMember[]) => members.filter((one) => one.purpose !== null)

/** Fills an empty database and draws the missing pictures; on a filled one it does nothing. Returns the accounts to print. */
export async function fillDemoStore(config: Config, url: string, log: Log): Promise<string[]> {
  const { site, close } = await openSite(config, withoutWaiting(url), log)
  const members = listMembers()
  try {
    const drawn = drawPictures(join(config.dataDir, 'media'))
    if (await isEmpty(site.db)) {
      await createContext(site, { kind: 'system' }).transaction((context) => fill(context, members))
      await site.shared.refresh()
      await fillNetwork(
        site,
        offered(members).map(({ account }) => account),
      )
      await createContext(site, { kind: 'system' }).transaction((context) => fillCoins(context, members))
      await fillCoinMoves(site)
      await fillCoinWithdrawals(site)
      await fillDistribution(site)
      await fillOrders(site)
      await fillPresales(site)
      await fillTeams(site)
      await fillPointsOrders(site)
      await fillGiftOrders(site)
      await fillSignIns(site)
      await fillDraws(site)
      await fillBoxes(site)
      await fillHoldings(site)
    }
    await drawn
  } finally {
    await close()
  }
  const accounts = offered(members).map(({ account, grade }) => `${account} (${gradeCodes[grade]})`)
  return [
    `demo accounts, password ${demoPassword}, payment password ${demoPaymentPassword}:`,
    `  ${accounts.join(', ')}`,
    `console: ${demoOperator.email}, password ${demoOperator.password}`,
  ]
}

/** Thousands of transactions need not wait for the disk one by one: what is lost with the power is filled again. */
function withoutWaiting(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', '-c synchronous_commit=off')
  return address.href
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from goods) or exists (select from member) as found`.execute(db)
  return !rows[0]!.found
}

async function fill(context: Context, members: readonly DemoMember[]): Promise<void> {
  const { db, now } = context
  const memberIds = await fillMembers(context, members)
  await fillMoney(context, members, (account) => memberIds.get(account)!)
  await fillOperator(context)
  await fillStores(context, (account) => memberIds.get(account)!)
  const categories = await fillCategories(db, listCategories())
  const brands = await fillBrands(db, listBrands())
  const freight = await fillFreight(db, freightTemplates)
  const goodsIds = new Map<string, number>()
  // The SKUs below have the specification's ids.
  await sql`select setval(pg_get_serial_sequence('sku', 'id'), 1000)`.execute(db)
  for (const [position, goods] of listGoods().entries()) {
    const skus = await fillGoods(db, goods, position, { categories, brands, freight, now })
    await fillReviews(db, goods, skus, memberIds, now)
    goodsIds.set(goods.key, goods.id)
  }
  const ids = [...goodsIds.values()]
  await sql`select setval(pg_get_serial_sequence('goods', 'id'), ${Math.max(...ids)})`.execute(db)
  await refreshGoods(db, ids)
  await sql`select refresh_stars(${ids}::int[])`.execute(db)
  await indexGoods(db, ids)
  await fillReductions(db, reductions, { categories, goods: goodsIds }, now)
  await fillSearchKeywords(db, searchKeywords)
  const idOf = (from: ReadonlyMap<string, number>) => (key: string) => from.get(key)!
  const topics = await fillPromotions(context, idOf(goodsIds))
  await fillTeamBuysAndBargains(context, idOf(goodsIds))
  const articles = await fillArticles(db, { goods: idOf(goodsIds) }, now)
  await fillBlocks(
    db,
    listBlocks({
      category: idOf(categories),
      brand: idOf(brands),
      goods: idOf(goodsIds),
      topic: idOf(topics),
      article: idOf(articles),
    }),
  )
  const coupons = await fillCoupons(context, { category: idOf(categories), goods: idOf(goodsIds), member: idOf(memberIds) })
  await fillPointsShop(context, { goods: idOf(goodsIds), coupon: idOf(coupons) })
  await fillGifts(context, { goods: idOf(goodsIds), member: idOf(memberIds) })
  const games = await fillGames(context, { goods: idOf(goodsIds), coupon: idOf(coupons), member: idOf(memberIds) })
  await fillRewards(context, { coupon: idOf(coupons), game: idOf(games) })
  // After the others: it leaves SKUs of another exclusive promotion to that one.
  await fillFlashSales(context, idOf(goodsIds))
  await fillAdvert(db, now)
  await setUpSite(db, members)
  await catalogueChanged(db)
}

/** The operator is there for longer than the history of the network in which he decides. */
const operatorDays = 120

async function fillOperator({ db, now }: Context): Promise<void> {
  const { email, name, password } = demoOperator
  await db
    .insertInto('staff')
    .values({ email, name, role: 'owner', hash: await hashPassword(password), created_at: plus(now, { days: -operatorDays }) })
    .execute()
}

/** Names of the shop, and what its log-in screen offers. */
async function setUpSite(db: Database, members: readonly DemoMember[]): Promise<void> {
  await sql`update shop set is_demo = true, set_up_at = clock_timestamp(), set_up_hash = null, set_up_totp = null, set_up_by = null, set_up_offered_at = null`.execute(
    db,
  )
  const list = offered(members).map(({ account, grade, purpose }) => ({
    account,
    password: demoPassword,
    payment_password: demoPaymentPassword,
    grade: gradeCodes[grade],
    note: purpose,
  }))
  const settingValues = {
    'site.store_name': demoSite.store_name,
    // Whoever tries the demo looks into the console without an authenticator.
    'staff.totp_required': false,
    // And adds a second operator to see two of them at work.
    'staff.approval_wait_hours': 0,
    'site.hotline': demoSite.hotline,
    'site.price_style': 'specification',
    'site.demo_accounts': list,
    'site.webview_hosts': webviewHosts,
    'asset_area.is_on': true,
    'coin_withdrawal.provider': 'sandbox',
    'order.local_regions': ['CN-4403'],
    'refund.return_address': returnAddress,
  }
  await db
    .insertInto('setting')
    .values(Object.entries(settingValues).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute()
}
