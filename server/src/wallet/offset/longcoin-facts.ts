import type { LongcoinFacts } from '@longmall/pricing/types.ts'
import * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { settings } from '../../kernel/settings.ts'
import { balanceOf } from '../balances.ts'

export const longcoinSettings = settings('wallet', {
  longcoin_per_dollar: {
    schema: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    default: 100,
    unit: 'coins',
    effect: 'Longcoin that takes one unit of the shop’s currency off an order.',
  },
  longcoin_max_permille: {
    schema: z.int().check(z.minimum(0), z.maximum(1000)),
    default: 500,
    unit: 'thousandths',
    effect: 'The share of the goods, after the coupon, that longcoin may pay; never freight. 0: none.',
  },
})

/** A member's longcoin as facts of the price engine (WAL-07): the balance, and the maximum to spend. */
export async function longcoinFacts(context: Context, member_id: number, requested: number): Promise<LongcoinFacts> {
  const balance = await balanceOf(context, { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
  return {
    // The engine's limit of an amount, whatever a coin is worth.
    balance: Number(balance > 1_000_000_000n ? 1_000_000_000n : balance),
    wanted: requested,
    per_dollar: context.setting(longcoinSettings.longcoin_per_dollar),
    max_permille: context.setting(longcoinSettings.longcoin_max_permille),
  }
}
