import type { rewardStaff as contract } from '@longmall/contract/reward-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { checkSkuSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { findCouponStock } from '../../coupon/queries.ts'
import { gameNames } from '../../game/views/game-names.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'

type Rule = InputOf<typeof contract.save_rule>

interface RewardInput {
  longcoin: number
  money?: string | undefined
  coupon_id?: number | undefined
  sku_id?: number | undefined
  game_id?: number | undefined
  chances: number
}

/**
 * A reward must not be empty, its items must exist, and English texts are required. Refuses `reward.english_required`,
 * `reward.empty_reward`, `reward.item_unknown`, and as `checkSkuSoldAs`.
 */
export async function checkReward(context: Context, gives: RewardInput, texts: readonly { language: string }[]): Promise<void> {
  const { longcoin, money = '0', coupon_id, sku_id, game_id, chances } = gives
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('reward.english_required')
  if ((game_id === undefined) !== (chances === 0)) throw wrongField('chances', chances === 0 ? 'field.required' : 'field.unknown')
  if (longcoin === 0 && toSmallest(money, 'MONEY') === 0n && chances === 0 && coupon_id === undefined && sku_id === undefined)
    throw new Refusal('reward.empty_reward')
  const isKnown =
    (coupon_id === undefined || (await findCouponStock(context.db, coupon_id, 0)) !== undefined) &&
    (sku_id === undefined || (await skusForSale(context, [sku_id])).length > 0) &&
    (game_id === undefined || (await gameNames(context, [game_id])).length > 0)
  if (!isKnown) throw new Refusal('reward.item_unknown')
  if (sku_id !== undefined) await checkSkuSoldAs(context, sku_id, 'gift')
}

/** Cross-field checks of a rule: each wrong field by its name. */
export function checkRule({ occasion, threshold = '0', is_each, day_number, coupon_id, sku_id, first_day, last_day }: Rule): void {
  const isForAmount = occasion === 'recharge' || occasion === 'consume'
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  if ((day_number === undefined) === (occasion === 'signin'))
    throw wrongField('day_number', occasion === 'signin' ? 'field.required' : 'field.unknown')
  if (!isForAmount && toSmallest(threshold, 'MONEY') > 0n) throw wrongField('threshold', 'field.unknown')
  if (is_each && toSmallest(threshold, 'MONEY') === 0n) throw wrongField('threshold', 'field.required')
  // One-time rewards are not granted per multiple of an amount.
  if (is_each && (coupon_id ?? sku_id) !== undefined) throw wrongField(coupon_id === undefined ? 'sku_id' : 'coupon_id', 'field.unknown')
}
