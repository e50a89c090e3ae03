import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { flashSale, FlashSaleSession } from '@longmall/contract/flash-sale.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { CachedPromotion } from '../promotion/cached-promotions.ts'
import { findSession, listSessions } from '../promotion/list-sessions.ts'
import { stateOf } from '../promotion/rules.ts'
import { promotionSettings } from '../promotion/settings.ts'
import { findSale } from './find-sale.ts'
import { gatesOf } from './gate/sales.ts'

const maxEnded = 2
const maxUpcoming = 6

/** The sessions of about a day around now: the last two that are over, all that run, the next six (PRM-03). */
export async function listSales(context: Context): Promise<OutputOf<typeof flashSale.sessions>> {
  requireAddon(context, 'seckill')
  const { now } = context
  const window = { from: plus(now, { hours: -24 }), until: plus(now, { hours: 48 }) }
  const found = await listSessions(context, { kind: 'flash_sale', ...window })
  const ended = found.filter(({ ends_at }) => ends_at <= now).slice(-maxEnded)
  const running = found.filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
  const upcoming = found.filter(({ starts_at }) => starts_at > now).slice(0, maxUpcoming)
  return { list: [...ended, ...running, ...upcoming].map((one) => sessionOf(context, one)) }
}

/** What a session sells, as set up; SKUs that are off the shelf are left out. Refuses `promotion.not_found`. */
export async function viewSale(
  context: Context,
  { promotion_id }: InputOf<typeof flashSale.items>,
): Promise<OutputOf<typeof flashSale.items>> {
  requireAddon(context, 'seckill')
  const found = await findSession(context, 'flash_sale', promotion_id)
  if (!found) throw new Refusal('promotion.not_found')
  const skus = await skusForSale(
    context,
    found.items.map((item) => item.sku_id),
  )
  const bySku = new Map(skus.map((sku) => [sku.sku_id, sku]))
  const list = found.items.flatMap(({ sku_id, price, stock }) => {
    const sku = bySku.get(sku_id)
    if (!sku?.is_listed || !sku.is_offered) return []
    const { goods_id, goods_name, sku_name, picture, list_price, level_discount } = sku
    return {
      promotion_id,
      sku_id,
      goods_id,
      goods_name,
      sku_name,
      picture,
      price: toDecimal(BigInt(price), 'MONEY'),
      list_price: toDecimal(list_price, 'MONEY'),
      level_discount,
      stock,
    }
  })
  return { session: sessionOf(context, found), list }
}

/** How a session sells, from this process's memory. Refuses `promotion.not_found`. */
export async function readLive(
  context: Context,
  { promotion_id }: InputOf<typeof flashSale.live>,
): Promise<OutputOf<typeof flashSale.live>> {
  await findSale(context, promotion_id)
  const gates = await gatesOf(context.site, promotion_id)
  const list = [...gates].map(([sku_id, { stock, reserved }]) => ({
    sku_id,
    remaining: stock === null ? null : stock - reserved,
    // All of them only when the last is gone.
    sold_percent: stock === null ? null : stock === 0 ? 100 : Math.floor((reserved * 100) / stock),
  }))
  return { list }
}

function sessionOf({ language, now, setting }: Context, one: CachedPromotion): FlashSaleSession {
  const { promotion_id, names, notes, starts_at, ends_at, per_member, allows_coupon, items } = one
  return {
    promotion_id,
    name: names[language] ?? names['en-us'] ?? '',
    note: notes[language] ?? notes['en-us'] ?? '',
    starts_at,
    ends_at,
    state: stateOf(one, now, setting(promotionSettings.starting_soon_minutes)),
    allows_coupon,
    per_member,
    goods_count: new Set(items.map((item) => item.goods_id)).size,
  }
}
