import type { TraceEntry } from '@longmall/contract/cart.ts'
import type { coupon } from '@longmall/phrases/en-us/coupon.ts'
import type { Say } from '@longmall/phrases/phrases.ts'

/** Why a coupon or longcoin takes nothing off, where it is not that something is missing. */
export function reasonWords({ reason }: Pick<TraceEntry, 'reason'>, say: Say<typeof coupon>): string | null {
  switch (reason) {
    case 'out_of_scope':
      return say('reason_out_of_scope')
    case 'exclusive_promotion':
      return say('reason_exclusive')
    case 'no_saving':
      return say('reason_no_saving')
    case 'better_rule_won':
      return say('reason_better')
    case 'not_chosen':
      return say('reason_not_chosen')
    case 'longcoin_none':
      return say('longcoin_none')
    case 'longcoin_nothing_to_offset':
      return say('longcoin_nothing')
    case 'longcoin_not_wanted':
      return say('rule_longcoin_not_wanted')
    default:
      return null
  }
}
