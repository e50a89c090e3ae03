import type { TraceEntry } from '@longmall/contract/cart.ts'
import type { coupon } from '@longmall/translations/en-us/coupon.ts'
import type { Translate } from '@longmall/translations/translate.ts'

/** Why a coupon or longcoin gives no discount, except for a missing amount. */
export function discountReason({ reason }: Pick<TraceEntry, 'reason'>, t: Translate<typeof coupon>): string | null {
  switch (reason) {
    case 'out_of_scope':
      return t('reason_out_of_scope')
    case 'exclusive_promotion':
      return t('reason_exclusive')
    case 'no_saving':
      return t('reason_no_saving')
    case 'better_rule_won':
      return t('reason_better')
    case 'not_chosen':
      return t('reason_not_chosen')
    case 'longcoin_none':
      return t('longcoin_none')
    case 'longcoin_nothing_to_offset':
      return t('longcoin_nothing')
    case 'longcoin_not_used':
      return t('rule_longcoin_not_used')
    default:
      return null
  }
}
