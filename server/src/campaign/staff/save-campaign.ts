import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { requireAddon } from '../../kernel/addons.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { addonOfKind } from '../../promotion/rules.ts'
import { lockPromotion, type StoredPromotion } from '../../promotion/staff/find-promotion.ts'
import { writePromotion } from '../../promotion/staff/write-promotion.ts'
import { frozenChange, hasBegun, staffStateOf } from '../rules.ts'
import { checkStock } from './check-stock.ts'
import { lockedPrices, readForm, readWindow } from './read-form.ts'
import { showCampaignForStaff, viewForStaff } from './show-campaign.ts'

/**
 * Sets up a promotion, or edits one at the version that was shown. What was bought keeps what it was bought by; once it
 * has begun its kind, start, rules, prices and coupon rule stay, it cannot be shortened (it is ended instead) and loses no SKU.
 * Refuses as `readForm` and `checkStock` do, `promotion.sku_conflict` with the other promotion, `promotion.field_locked` with the
 * field, `promotion.ended` for one that is over, `promotion.not_found`, `promotion.changed`, and `call.feature_off` while its add-on is off.
 */
export async function saveCampaign(context: Context<StaffActor>, input: InputOf<typeof contract.save>): Promise<StaffCampaign> {
  requireAddon(context, addonOfKind[input.kind])
  const before = input.promotion_id === undefined ? null : await lockPromotion(context, input.promotion_id, input.version)
  const window = readWindow(context, input)
  if (before && staffStateOf(before, context.now) === 'ended') throw new Refusal('promotion.ended')
  if ((input.is_on || !before) && window.ends_at <= context.now)
    throw wrongField(input.last_day === undefined ? 'ends_at' : 'last_day', 'field.choice')
  const read = await readForm(context, input, window, lockedPrices(context, before))
  if (before) checkEdit(context, before, read)
  const row = before
    ? { ...read, ended_at: read.is_on ? null : before.is_on && hasBegun(before, context.now) ? context.now : before.ended_at }
    : read
  const reserved = new Map(before?.items.map((item) => [item.sku_id, item.reserved]))
  const items = row.items.map(({ sku_id, stock }) => ({ sku_id, stock, reserved: reserved.get(sku_id) ?? 0 }))
  await checkStock(context, { ...row, items, promotion_id: before?.promotion_id ?? null })
  const promotion_id = await writePromotion(context, row, before?.promotion_id ?? null)
  const after = await viewForStaff(context, { promotion_id })
  await audit(context, { subject: `promotion ${promotion_id}`, before: before && showCampaignForStaff(context, before), after })
  return after
}

function checkEdit(context: Context, before: StoredPromotion, after: Parameters<typeof frozenChange>[1]): void {
  if (before.kind !== after.kind) throw new Refusal('promotion.field_locked', { field: 'kind' })
  const field = hasBegun(before, context.now) ? frozenChange(before, after) : null
  if (field) throw new Refusal('promotion.field_locked', { field })
}
