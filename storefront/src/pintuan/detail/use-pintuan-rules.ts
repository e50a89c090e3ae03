import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/rule-words.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** What who starts or joins a team should know before paying. */
export function usePintuanRules(detail: CampaignDetail): Rule[] {
  const say = usePhrases('pintuan')
  const common = useCommonRules(detail)
  const { size = 2, hours = 24, virtual_completion } = detail.rules
  const hasLeaderPrice = detail.items.some(
    ({ price, item_rules }) => item_rules.leader_price !== undefined && item_rules.leader_price !== price,
  )
  return [
    { title: say('rule_group'), text: say('rule_group_text', { size, hours }) },
    { title: say('rule_refund'), text: say(virtual_completion ? 'rule_virtual_text' : 'rule_refund_text') },
    ...(hasLeaderPrice ? [{ title: say('rule_leader'), text: say('rule_leader_text') }] : []),
    { title: say('rule_late'), text: say('rule_late_text') },
    ...common,
  ]
}
