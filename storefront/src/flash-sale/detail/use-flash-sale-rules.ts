import type { FlashSaleSession } from '@longmall/contract/flash-sale.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The rules of a session as text. */
export function useFlashSaleRules({ starts_at, ends_at, per_member, allows_coupon, note }: FlashSaleSession): Rule[] {
  const t = useTranslations('flashsale')
  const moment = useMoment()
  return [
    { title: t('rule_time'), text: t('rule_time_text', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: t('rule_limit_title'), text: t('rule_limit', { count: per_member }) }]),
    { title: t('rule_turn'), text: t('rule_turn_text') },
    { title: t('rule_pay'), text: t('rule_pay_text') },
    { title: t('rule_coupon'), text: t(allows_coupon ? 'rule_coupon_yes' : 'rule_coupon_no') },
    ...(note ? [{ title: t('rule_note'), text: note }] : []),
  ]
}
