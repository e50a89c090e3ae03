import type { Addon } from '@longmall/contract/addons.ts'
import { promotionAddons, promotionPaths } from '../addresses/promotion-address.ts'
import { useShared } from '../shell/shared.ts'

const promotionKinds = Object.keys(promotionPaths) as (keyof typeof promotionPaths)[]

const addonOfArea: Readonly<Record<string, Addon>> = {
  ...Object.fromEntries(promotionKinds.map((kind) => [promotionPaths[kind].split('/')[2], promotionAddons[kind]])),
  manjian: 'manjian',
  gift: 'gift',
  game: 'game',
}

/** Screens of the digital-asset area; a franchise shop is applied for without it. */
const isOfAssetArea = (href: string) => /^\/v2\/assets\/(?!franchise\b)/.test(href) || href.startsWith('/v1/order/payment/payment_start_up')

/** The add-on that a link leads to; undefined for one of no add-on. */
export function addonOfLink(href: string): Addon | undefined {
  const [, area] = /^\/promotionpages\/(\w+)\//.exec(href) ?? []
  if (area !== undefined) return addonOfArea[area]
  if (href.startsWith('/v2/member/signin/')) return 'membersignin'
  if (href.startsWith('/v2/goods/coupon/')) return 'coupon'
  if (isOfAssetArea(href)) return 'asset'
  if (href.startsWith('/v2/distribution/')) return 'fenxiao'
  return /^\/v2\/goods\/list\/list\?(.*&)?promotion=manjian\b/.test(href) ? 'manjian' : undefined
}

/** Links as an operator set them, without those to an add-on that is off (SHL-07). */
export function useOpenLinks<Row extends { href: string }>(links: readonly Row[]): Row[] {
  const addons = useShared((shared) => shared.addons)
  return links.filter(({ href }) => {
    const addon = addonOfLink(href)
    return addon === undefined || addons[addon] === true
  })
}
