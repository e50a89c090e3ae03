import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { recordVisit } from '../catalogue/browsing/record-visit.ts'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { countView } from '../promotion/figures/count-views.ts'
import { cachedPromotions } from '../promotion/cached-promotions.ts'

/**
 * Counts a visit of a promotion's page, written in a batch a moment later; with a SKU it is recorded as a visit of the goods too, with
 * its source (CAT-04). Views of ended, switched-off or unknown promotions are not counted. Refuses `catalogue.goods_not_found`.
 */
export async function recordCampaignVisit(
  context: Context<MemberActor | VisitorActor>,
  { promotion_id, sku_id, ...source }: InputOf<typeof contract.visit>,
): Promise<Record<string, never>> {
  const { all } = await cachedPromotions(context)
  if (sku_id !== undefined) await recordVisit(context, { sku_id, ...source })
  if (all.some((one) => one.promotion_id === promotion_id)) countView(context, 'promotion', promotion_id)
  return {}
}
