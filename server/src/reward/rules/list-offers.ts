import type { reward as contract } from '@longmall/contract/reward.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { runningRules, showRewards } from '../queries.ts'

/** Current rewards of an occasion that are not used up; none while the add-on is off. */
export async function listOffers(
  context: Context,
  { occasion }: InputOf<typeof contract.offers>,
): Promise<OutputOf<typeof contract.offers>> {
  const rules = (await runningRules(context, occasion)).filter(({ total, granted }) => total === null || granted < total)
  const gives = await showRewards(context, rules)
  return {
    list: rules.map(({ rule_id, names, threshold, is_each, ends_at }, n) => ({
      rule_id,
      rule_name: names[context.language] ?? names['en-us']!,
      threshold: toDecimal(threshold, 'MONEY'),
      is_each,
      reward: gives[n]!,
      ends_at,
    })),
  }
}
