import type { GiftRule } from '@longmall/contract/gift-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../shell/form/editing.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { emptyRule, fixedOf, ruleFields, toForm, toInput } from './rule-fields.ts'
import { useLevels } from './use-levels.ts'

export interface RuleDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** The rule to edit; undefined creates one. */
  rule?: GiftRule
}

/** A button that opens the form of a gift rule. */
export function RuleDrawer({ label, type = 'link', rule }: RuleDrawerProps) {
  const t = useTranslations('gift')
  const levels = useLevels()
  const known = rule && !levels.has(rule.grade) ? [[rule.grade, String(rule.grade)] as const] : []
  const edited =
    rule && editing(rule, query('gift/rule', { rule_id: rule.rule_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))
  return (
    <FormDrawer
      command="gift/save_rule"
      label={label}
      type={type}
      width={720}
      fields={ruleFields(
        t,
        [...levels, ...known].map(([value, name]) => ({ value, label: name })),
      )}
      shape={toInput}
      {...(edited ?? { initial: emptyRule })}
    />
  )
}
