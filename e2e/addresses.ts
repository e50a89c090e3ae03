import { readFileSync } from 'node:fs'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { promotionPaths } from '@longmall/storefront/src/addresses/promotion-address.ts'
import { screens } from '@longmall/storefront/src/routes/table.ts'
import { type Shopper, call, findGoods, placeOrder, registerMember } from './shopper.ts'

export interface RouteStop {
  /** Path with parameters that exist in this shop. */
  address: string
  path: string
  /** Name of the code file of its screen. */
  code: string
  needsLogIn: boolean
}

/** Screens that redirect immediately while the shop is open, without a log-in or a previous step. */
export const redirects: Record<string, string> = {
  '/v2/store_closed': '/v2/index/index/index',
  '/v1/login/login/logout': '/v1/login',
  '/v2/start_up_ad': '/v2/index/index/index',
  '/v1/login/register/register2': '/v1/login/register/introduce',
  '/v1/login/register/register3': '/v1/login/register/introduce',
  '/v1/login/findpw/findpw2': '/v1/login/findpw/findpw',
  '/v1/login/findpw/findpw3': '/v1/login/findpw/findpw',
  '/v1/login/findpw/findpw4': '/v1/login/findpw/findpw',
}

/** The same of screens for members. */
export const memberRedirects: Record<string, string> = Object.fromEntries(
  [2, 3, 4].map((step) => [`/v1/member/point_password/point_password${step}`, '/v1/member/point_password/point_password']),
)

/** Does a path show its own screen when it is requested directly? */
export const opensDirectly = (path: string) => !(path in redirects) && !(path in memberRedirects)

/** A promotion of each kind that runs, and a full reduction, by the path of its page. */
async function runningPromotions(): Promise<Record<string, number>> {
  const found = await Promise.all(
    Object.entries(promotionPaths).map(async ([kind, path]) => {
      const { list } = await call('campaign/zone', { kind: kind as PromotionKind, page_size: 1 })
      return list.map(({ promotion_id }) => [path, promotion_id] as const)
    }),
  )
  const { list } = await call('campaign/full_reductions', { page_size: 1 })
  const reductions = list.map(({ reduction_id }) => ['/promotionpages/manjian/detail/detail', reduction_id] as const)
  return Object.fromEntries([...found.flat(), ...reductions])
}

/** An article of each kind with its own page, by the path of that page. */
async function publishedArticles(): Promise<Record<string, number>> {
  const found = await Promise.all(
    (['help', 'notice', 'note'] as const).map(async (kind) => {
      const { list } = await call('article/list', { kind, page_size: 1 })
      return [`/v2/${kind}/detail/detail`, list[0]!.article_id] as const
    }),
  )
  return Object.fromEntries(found)
}

/** Every address of the route table, with parameters of real things, and the member whose things they are. */
export async function listRoutes(): Promise<{ routes: RouteStop[]; member: Shopper }> {
  const [member, goods, promotions, articles] = await Promise.all([registerMember(), findGoods(), runningPromotions(), publishedArticles()])
  const { goods_id, sku_id } = goods[0]!
  const order = await placeOrder(member, sku_id)
  const { recharge_id } = await call('recharge/create', { unit: 'MONEY', amount: '5.00' }, member)
  const samples: Record<string, string | number> = {
    recharge_id,
    sku_id,
    goods_id,
    order_id: order.order_ids[0]!,
    status: 'all',
    field: 'nickname',
    latitude: 1.2834,
    longitude: 103.8607,
    url: 'https://shop.example/',
  }
  // The device, whose SKU has the number of its goods: other goods redirect to their first SKU.
  const samplesOf: Record<string, Record<string, number>> = { '/v1/shop/detail/detail': { sku_id: 172 } }
  const rows = readFileSync(new URL('../storefront/src/routes/routes.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const routes = rows.map((row) => {
    const template = row.split('\t')[0]!
    const [path = '', query] = template.split('?')
    const screen = screens.get(path)!
    const sampleOf = (name: string) =>
      (name === 'id' || name === 'note_id' ? (promotions[path] ?? articles[path]) : (samplesOf[path]?.[name] ?? samples[name])) ?? 1
    const search = query?.replace(/(\w+)=\{\w+\}/g, (_, name: string) => `${name}=${encodeURIComponent(sampleOf(name))}`)
    return {
      path,
      address: search ? `${path}?${search}` : path,
      code: screen.file.split('/').at(-1)!,
      needsLogIn: screen.access !== 'all' && screen.access !== 'visitor',
    }
  })
  return { routes, member }
}
