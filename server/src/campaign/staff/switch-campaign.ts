import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { requireSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockPromotion } from '../../promotion/staff/find-promotion.ts'
import { deletePromotion, endPromotion, switchPromotion } from '../../promotion/staff/switch-promotion.ts'
import { checkStock } from './check-stock.ts'
import { hasBegun, staffStateOf } from '../rules.ts'
import { showCampaignForStaff, viewForStaff } from './show-campaign.ts'

/**
 * Switches a promotion on or off; while it is off it cannot be bought, and purchases remain. Refuses `promotion.not_found`,
 * `promotion.changed`, `promotion.sku_conflict`, as `checkStock` and `requireSoldAs` do, and `promotion.not_reversible` to switch on an ended one.
 */
export async function switchCampaign(
  context: Context<StaffActor>,
  { promotion_id, version, is_on }: InputOf<typeof contract.switch>,
): Promise<StaffCampaign> {
  const before = await lockPromotion(context, promotion_id, version)
  if (is_on && before.ends_at <= context.now) throw new Refusal('promotion.not_reversible')
  const sku_ids = before.items.map(({ sku_id }) => sku_id)
  if (is_on) await requireSoldAs(context, sku_ids, before.kind)
  // A promotion that ran before has reserved its stock; a draft reserves it now.
  if (is_on && staffStateOf(before, context.now) === 'draft') await checkStock(context, before)
  await switchPromotion(context, before, is_on)
  await audit(context, { subject: `promotion ${promotion_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return viewForStaff(context, { promotion_id })
}

/** Ends a running promotion now. Refuses `promotion.not_found`, `promotion.changed`, `promotion.not_started`, `promotion.ended`. */
export async function endCampaign(
  context: Context<StaffActor>,
  { promotion_id, version }: InputOf<typeof contract.end>,
): Promise<StaffCampaign> {
  const before = await lockPromotion(context, promotion_id, version)
  const state = staffStateOf(before, context.now)
  if (state === 'ended') throw new Refusal('promotion.ended')
  if (!hasBegun(before, context.now) || before.starts_at >= context.now) throw new Refusal('promotion.not_started')
  await endPromotion(context, promotion_id)
  await audit(context, { subject: `promotion ${promotion_id}`, before: { ends_at: before.ends_at }, after: { ends_at: context.now } })
  return viewForStaff(context, { promotion_id })
}

/** Deletes a promotion that has not begun. Refuses `promotion.not_found`, `promotion.changed`, `promotion.not_draft`. */
export async function deleteCampaign(
  context: Context<StaffActor>,
  { promotion_id, version }: InputOf<typeof contract.delete>,
): Promise<Record<string, never>> {
  const before = await lockPromotion(context, promotion_id, version)
  if (hasBegun(before, context.now) || before.items.some(({ reserved }) => reserved > 0)) throw new Refusal('promotion.not_draft')
  await deletePromotion(context, promotion_id)
  await audit(context, { subject: `promotion ${promotion_id}`, before: showCampaignForStaff(context, before), after: null })
  return {}
}
