import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { isExclusive } from '@longmall/contract/promotion-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { addonOfKind, stateOf } from '../../promotion/rules.ts'
import { findCampaign } from '../../promotion/zone/find-campaign.ts'
import { stockBand, availableQuantity, soldPercentByGoods, wireRules } from '../wire.ts'
import { aboutMinutes, listTotalOf, showItem, skusOf } from './show-items.ts'

/** A promotion whole; a draft is nobody's. Two statements. Refuses `promotion.not_found`, `call.feature_off`. */
export async function viewCampaign(context: Context, { kind, promotion_id }: InputOf<typeof contract.view>): Promise<CampaignDetail> {
  requireAddon(context, addonOfKind[kind])
  const found = await findCampaign(context, kind, promotion_id)
  if (!found?.is_on) throw new Refusal('promotion.not_found')
  const { is_on: _on, allows_coupon, rules, items, ...campaign } = found
  const skus = await skusOf(context, items)
  const others = !isExclusive(kind)
  const sold = soldPercentByGoods(items)
  return {
    ...campaign,
    state: stateOf(campaign, context.now, aboutMinutes(context)),
    rules: wireRules(kind, rules),
    stacks: { level_discount: others, combo: others, reduction: others, coupon: others || allows_coupon },
    list_total: kind === 'combo' ? toDecimal(listTotalOf(items, skus), 'MONEY') : null,
    items: items.flatMap((item) => {
      const sku = skus.get(item.sku_id)
      if (!sku) return []
      const left = sku.is_listed ? availableQuantity(item, sku.available) : 0
      const sold_percent = sold.get(item.goods_id) ?? null
      return [{ ...showItem(item, sku, kind === 'combo'), is_on_sale: sku.is_listed, ...stockBand(left), sold_percent }]
    }),
  }
}
