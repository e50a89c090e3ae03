import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { useTranslations } from '../shell/translations.tsx'
import { useMoment } from '../shell/time/use-moment.ts'
import type { Rule } from './rule-list.tsx'

/** The rules common to all promotions: how long it runs, how many one member may have, and what else lowers the price; member levels compete with it. */
export function useCommonRules({ kind, starts_at, ends_at, per_member, stacks }: CampaignDetail): Rule[] {
  const t = useTranslations('promotion')
  const moment = useMoment()
  const names = (['combo', 'reduction', 'coupon'] as const).filter((name) => stacks[name] && name !== kind).map((name) => t(`with_${name}`))
  return [
    { title: t('rule_period'), text: t('from_until', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: t('rule_limit'), text: t('limit', { count: per_member }) }]),
    { title: t('rule_stacks'), text: names.length > 0 ? names.join(t('list_separator')) : t('not_combinable') },
    { title: t('rule_stock'), text: t('rule_stock_text') },
  ]
}
