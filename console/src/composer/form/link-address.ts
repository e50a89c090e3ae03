/** Screens of the shop that a link may open, by the translation key of their names. */
export const linkScreens = {
  home: '/',
  categories: '/v2/goods/category/category',
  newest: '/v2/goods/list/list?sort=newest',
  best_sellers: '/v2/goods/list/list?sort=sales',
  full_reduction: '/v2/goods/list/list?promotion=manjian',
  full_reductions: '/promotionpages/manjian/list/list',
  combos: '/promotionpages/combo/list/list',
  brands: '/v2/goods/brand/brand',
  top_lists: '/v2/goods/toplist/toplist',
  coupons: '/v2/goods/coupon/coupon',
  flash_sale: '/promotionpages/seckill/list/list',
  team_buy: '/promotionpages/pintuan/list/list',
  group_buy: '/promotionpages/groupbuy/list/list',
  bargain: '/promotionpages/bargain/list/list',
  discount: '/promotionpages/discount/list/list',
  presale: '/promotionpages/presale/list/list',
  topics: '/promotionpages/topic/list/list',
  point: '/promotionpages/point/list/list',
  signin: '/v2/member/signin/signin',
  member: '/v2/member/index/index',
  cart: '/v2/goods/cart/cart',
} as const
export type LinkScreen = keyof typeof linkScreens

/** The target of a link: a screen, a record by its id, or a free address. */
export type LinkKind = 'screen' | 'goods' | 'category' | 'brand' | 'topic' | 'address'
export interface ParsedLink {
  kind: LinkKind
  /** The id of a record. */
  id?: number
}

const recordLinks = [
  { kind: 'goods', before: '/v2/goods/detail/detail?sku_id=' },
  { kind: 'category', before: '/v2/goods/list/list?category_id=' },
  { kind: 'brand', before: '/v2/goods/list/list?brand_id=' },
  { kind: 'topic', before: '/promotionpages/topic/detail/detail?id=' },
] as const

/** Parses an address for the picker; an unknown one is a free address. */
export function parseLink(href: string): ParsedLink {
  if (Object.values(linkScreens).some((path) => path === href)) return { kind: 'screen' }
  for (const { kind, before } of recordLinks) {
    const id = href.startsWith(before) ? href.slice(before.length) : ''
    if (/^[1-9]\d{0,9}$/.test(id)) return { kind, id: Number(id) }
  }
  return { kind: 'address' }
}

/** The address of a record. */
export const linkTo = (kind: (typeof recordLinks)[number]['kind'], id: number): string =>
  `${recordLinks.find((one) => one.kind === kind)!.before}${id}`
