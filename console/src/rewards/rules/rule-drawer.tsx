import type { StaffRule } from '@longmall/contract/reward-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { emptyRule, fixedOf, ruleFields, toForm, toInput } from './rule-fields.ts'

export interface RuleDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  rule?: StaffRule
}

/** A button that opens the form of a rule of rewards. */
export function RuleDrawer({ label, type = 'link', rule }: RuleDrawerProps) {
  const t = useTranslations('reward')
  const edited =
    rule && editing(rule, query('reward/rule_view', { rule_id: rule.rule_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))
  return (
    <FormDrawer
      command="reward/save_rule"
      label={label}
      type={type}
      width={720}
      fields={ruleFields(t)}
      shape={toInput}
      {...(edited ?? { initial: emptyRule })}
    />
  )
}
