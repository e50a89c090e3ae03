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

/** The add-on that a link leads to; undefined for one of no add-on. */
export function addonOfLink(href: string): Addon | undefined {
  const [, area] = /^\/promotionpages\/(\w+)\//.exec(href) ?? []
  if (area !== undefined) return addonOfArea[area]
  if (href.startsWith('/v2/member/signin/')) return 'membersignin'
  if (href.startsWith('/v2/goods/coupon/')) return 'coupon'
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
