import type { RefundShare, AppliedRule } from '@longmall/contract/refund.ts'
import type { receipt } from '@longmall/translations/en-us/receipt.ts'
import type { Translate } from '@longmall/translations/translate.ts'

export type ReceiptTranslate = Translate<typeof receipt>

const kinds = [
  'discount',
  'topic',
  'flash_sale',
  'group_buy',
  'team_buy',
  'bargain',
  'presale',
  'presale_deposit',
  'point',
  'gift',
] as const

/** Name of a rule: a unit price is named by its promotion, any other by its position in the order of rules. */
export function ruleName({ stage, rule }: AppliedRule, t: ReceiptTranslate): string {
  const kind = kinds.find((one) => rule.startsWith(`${one}:`))
  return t(kind ? `kind_${kind}` : `stage_${stage}`)
}

const reasons = [
  'promotion_price',
  'point_price',
  'insufficient_quantity',
  'quantity_too_low',
  'exclusive_promotion',
  'combo_price',
  'combo_incomplete',
  'gift_added',
  'gift_out_of_stock',
  'level_free_freight',
  'cheaper_without',
  'deposit_counts',
  'level_discount',
  'no_grade_discount',
  'excluded_goods',
  'no_saving',
  'better_rule_won',
  'money_off',
  'percentage_off',
  'free_freight',
  'below_threshold',
  'out_of_scope',
  'charged',
  'below_free_from_amount',
  'free_from_amount',
  'free_template',
  'no_template',
  'not_deliverable',
  'region_unknown',
  'not_chosen',
  'longcoin_offset',
  'longcoin_none',
  'longcoin_not_used',
  'longcoin_nothing_to_offset',
] as const

/** Why a rule applied or did not. */
export function ruleReason({ reason, applied }: AppliedRule, t: ReceiptTranslate): string {
  const known = reasons.find((one) => one === reason)
  return known ? t(`reason_${known}`) : t(applied ? 'applied' : 'not_applied')
}

const providers = ['sandbox', 'stripe', 'paypal', 'host', 'browser'] as const

/** Name of a payment source: a bucket of the balance, coins, a provider. */
export function sourceName({ source, bucket, unit }: Pick<RefundShare, 'source' | 'bucket' | 'unit'>, t: ReceiptTranslate): string {
  if (bucket !== null) return t(`source_${bucket}`)
  if (source.startsWith('coin:')) return t('source_coin', { unit })
  const name = source.slice('provider:'.length)
  const known = providers.find((one) => one === name)
  return known ? t(`source_${known}`) : name
}
