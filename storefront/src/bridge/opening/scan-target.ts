import { phoneRechargeCode, phoneRechargeGoodsId, specialGoodsIds } from '@longmall/contract/constants.ts'
import type { Addon } from '@longmall/contract/addons.ts'
import type { ScreenPath } from '../../routes/table.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import { readInteger } from '../../shell/search.ts'
import type { HostMessage } from '../message/read-message.ts'

export interface Target {
  to: ScreenPath
  search: LinkSearch
}

const promotions = {
  bargain: { to: '/promotionpages/bargain/detail/detail', addon: 'bargain' },
  discount: { to: '/promotionpages/discount/detail/detail', addon: 'discount' },
  groupbuy: { to: '/promotionpages/groupbuy/detail/detail', addon: 'groupbuy' },
  pintuan: { to: '/promotionpages/pintuan/detail/detail', addon: 'pintuan' },
  seckill: { to: '/promotionpages/seckill/detail/detail', addon: 'seckill' },
  topic: { to: '/promotionpages/topic/detail/detail', addon: 'topic' },
  point: { to: '/promotionpages/point/detail/detail', addon: 'pointexchange' },
} as const satisfies Record<string, { to: ScreenPath; addon: Addon }>

const [startUpGoodsId, deviceGoodsId] = specialGoodsIds

/** Goods that a scan opens on their order screen, not on their own page (decisions.md, Orders). */
export function purchaseOf(goods_id: number, sku_id: number): Target | null {
  if (goods_id === startUpGoodsId) return { to: '/v1/order/payment/payment_start_up', search: { sku_id } }
  if (goods_id === deviceGoodsId) return { to: '/v1/order/payment/payment_entity', search: { sku_id } }
  if (goods_id === phoneRechargeGoodsId) return { to: '/v1/order/payment/payment_virtually', search: { sku_id, code: phoneRechargeCode } }
  return null
}

export type Scan = Pick<HostMessage, 'sku_id' | 'promotion_type' | 'promotion_id' | 'promotion_addon' | 'source_member'>

export interface ScanTools {
  isAddonOn: (addon: Addon) => boolean
  /** The goods of a SKU; null when there is none. */
  goodsOf: (sku_id: number) => Promise<number | null>
}

/**
 * Where a scan in the host app leads (005): to a promotion, to the order screen of special goods, or to goods.
 * `off`: to a feature that is switched off; null: nowhere.
 */
export async function scanTarget(scan: Scan, { isAddonOn, goodsOf }: ScanTools): Promise<Target | 'off' | null> {
  const source_member = readInteger(scan.source_member)
  const promotion_id = readInteger(scan.promotion_id)
  const { promotion_type, promotion_addon } = scan
  if (promotion_type && promotion_id !== undefined) {
    if (!Object.hasOwn(promotions, promotion_type)) return 'off'
    const { to, addon } = promotions[promotion_type as keyof typeof promotions]
    const isOn = isAddonOn(addon) && (!promotion_addon || isAddonOn(promotion_addon as Addon))
    return isOn ? { to, search: { id: promotion_id, source_member } } : 'off'
  }
  const sku_id = readInteger(scan.sku_id)
  if (sku_id === undefined) return null
  const purchase = purchaseOf((await goodsOf(sku_id)) ?? sku_id, sku_id)
  return purchase ?? { to: '/v2/goods/detail/detail', search: { sku_id, source_type: 'scan', promotion_type, source_member } }
}
