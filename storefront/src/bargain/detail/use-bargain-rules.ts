import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/rule-words.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** What who starts a bargain should know. */
export function useBargainRules(detail: CampaignDetail): Rule[] {
  const say = usePhrases('bargain')
  const common = useCommonRules(detail)
  const { helpers = 1, hours = 24, floor_only } = detail.rules
  return [
    { title: say('rule_helpers'), text: say('rule_helpers_text', { count: helpers }) },
    { title: say('rule_time'), text: say('rule_time_text', { hours }) },
    { title: say('rule_stock'), text: say('rule_stock_text') },
    { title: say('rule_buy'), text: say(floor_only ? 'rule_buy_floor' : 'rule_buy_any') },
    ...common,
  ]
}
