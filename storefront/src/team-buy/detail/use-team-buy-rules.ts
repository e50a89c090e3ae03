import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The rules for starting or joining a team. */
export function useTeamBuyRules(detail: CampaignDetail): Rule[] {
  const t = useTranslations('teambuy')
  const common = useCommonRules(detail)
  const { size = 2, hours = 24, virtual_completion } = detail.rules
  const hasLeaderPrice = detail.items.some(
    ({ price, item_rules }) => item_rules.leader_price !== undefined && item_rules.leader_price !== price,
  )
  return [
    { title: t('rule_team'), text: t('rule_team_text', { size, hours }) },
    { title: t('rule_refund'), text: t(virtual_completion ? 'rule_virtual_text' : 'rule_refund_text') },
    ...(hasLeaderPrice ? [{ title: t('rule_leader'), text: t('rule_leader_text') }] : []),
    { title: t('rule_late'), text: t('rule_late_text') },
    ...common,
  ]
}
