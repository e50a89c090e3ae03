import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The rules for starting a bargain. */
export function useBargainRules(detail: CampaignDetail): Rule[] {
  const t = useTranslations('bargain')
  const common = useCommonRules(detail)
  const { helpers = 1, hours = 24, floor_only } = detail.rules
  return [
    { title: t('rule_helpers'), text: t('rule_helpers_text', { count: helpers }) },
    { title: t('rule_time'), text: t('rule_time_text', { hours }) },
    { title: t('rule_stock'), text: t('rule_stock_text') },
    { title: t('rule_buy'), text: t(floor_only ? 'rule_buy_floor' : 'rule_buy_any') },
    ...common,
  ]
}
