import type { GiftRule } from '@longmall/contract/gift-shapes.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { RuleDrawer } from './rule-drawer.tsx'

/** Actions on a gift rule: edit, start, stop. */
export function RuleActions({ rule }: { rule: GiftRule }) {
  const t = useTranslations('gift')
  const tCommon = useTranslations()
  const { count, day } = useFormat()
  const { rule_id, version, is_on, granted, first_day, last_day } = rule
  return (
    <>
      <RuleDrawer rule={rule} label={tCommon('edit')} />
      <ActionButton
        command="gift/switch_rule"
        input={{ rule_id, version, is_on: !is_on }}
        label={t(is_on ? 'switch_off' : 'switch_on')}
        type="link"
        question={is_on ? t('confirm_off', { granted: count(granted) }) : t('confirm_on', { from: day(first_day), until: day(last_day) })}
        isDanger={is_on}
      />
    </>
  )
}
