import type { StaffRule } from '@longmall/contract/reward-staff.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RuleDrawer } from './rule-drawer.tsx'

/** What can be done with a rule: looked through, edited, switched on or off. */
export function RuleActions({ rule }: { rule: StaffRule }) {
  const t = useTranslations('reward')
  const tCommon = useTranslations()
  const { day } = useFormat()
  const { rule_id, version, is_on, state, first_day, last_day } = rule
  return (
    <>
      <LinkButton to="/rewards/grants" search={{ rule_id }} type="link" size="small">
        {t('recipients')}
      </LinkButton>
      <RuleDrawer rule={rule} label={tCommon('edit')} />
      {state !== 'ended' && (
        <ActionButton
          command="reward/switch_rule"
          input={{ rule_id, version, is_on: !is_on }}
          label={t(is_on ? 'switch_off' : 'switch_on')}
          type="link"
          question={is_on ? t('confirm_off') : t('confirm_on', { from: day(first_day), until: day(last_day) })}
          isDanger={is_on}
        />
      )}
    </>
  )
}
