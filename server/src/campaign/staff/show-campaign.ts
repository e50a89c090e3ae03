import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPromotion, type StoredPromotion } from '../../promotion/staff/find-promotion.ts'
import { staffStateOf } from '../rules.ts'
import { wireItemRules, wireRules } from '../wire.ts'

/** A promotion as operators edit it. */
export const showCampaignForStaff = ({ now }: Pick<Context, 'now'>, { rules, items, ...row }: StoredPromotion): StaffCampaign => ({
  ...row,
  state: staffStateOf(row, now),
  rules: wireRules(row.kind, rules),
  items: items.map((item) => ({ ...item, price: toDecimal(BigInt(item.price), 'MONEY'), rules: wireItemRules(item.rules) })),
})

/** One promotion as operators edit it. Refuses `promotion.not_found`. */
export async function viewForStaff(context: Context, { promotion_id }: { promotion_id: number }): Promise<StaffCampaign> {
  const row = await findPromotion(context, promotion_id)
  if (!row) throw new Refusal('promotion.not_found')
  return showCampaignForStaff(context, row)
}
