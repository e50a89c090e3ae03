import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { Flex } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { PlanDrawer } from './plan-drawer.tsx'
import type { ShownState } from './plan-state.ts'

export interface PlanActionsProps {
  plan: AwardPlan
  state: ShownState | null
  type?: 'default' | 'link'
}

/** What a version allows in its state: a draft is edited, approved by another operator or withdrawn, a scheduled one withdrawn. */
export function PlanActions({ plan, state, type = 'link' }: PlanActionsProps) {
  const t = useTranslations('award')
  const tCommon = useTranslations()
  const { day } = useFormat()
  const { plan_id, version, starts_on } = plan
  const input = { plan_id, version }
  const starts = day(starts_on)
  return (
    <>
      {state === 'draft' && <PlanDrawer plan={plan} isEdited label={tCommon('edit')} type={type} />}
      {state === 'draft' && (
        <ActionButton
          command="award/approve_plan"
          input={input}
          label={t('approve')}
          type={type}
          question={
            <Flex vertical gap={8}>
              {t('confirm_approve', { starts })}
              <small>{t('own_draft')}</small>
            </Flex>
          }
        />
      )}
      {(state === 'draft' || state === 'scheduled') && (
        <ActionButton
          command="award/withdraw_plan"
          input={input}
          label={t('withdraw')}
          type={type}
          isDanger
          question={state === 'draft' ? t('confirm_withdraw_draft') : t('confirm_withdraw', { starts })}
        />
      )}
    </>
  )
}
