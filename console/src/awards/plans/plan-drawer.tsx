import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { query } from '@longmall/web/call/query.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { planFields } from './plan-fields.tsx'
import { copyForm, fixedOf, toForm, toInput } from './plan-form.ts'
import { CapNote, SplitNote } from './plan-notes.tsx'

export interface PlanDrawerProps {
  label: string
  type?: 'primary' | 'default' | 'link'
  plan: AwardPlan
  /** Is the plan a draft that is edited? Otherwise a new draft begins with its terms. */
  isEdited: boolean
  onSaved?: (plan: AwardPlan) => void
}

/** A button that opens the form of a version of the award plan. */
export function PlanDrawer({ label, type = 'link', plan, isEdited, onSaved }: PlanDrawerProps) {
  const t = useTranslations('award')
  const start = (now: AwardPlan) => ({ initial: toForm(now), fixed: fixedOf(now) })
  const record = query('award/view_plan', { plan_id: plan.plan_id })
  const edited = {
    ...start(plan),
    fresh: async () => start((await queryClient.fetchQuery({ ...record, staleTime: 0 })).plan),
  }
  return (
    <FormDrawer
      command="award/save_plan"
      label={label}
      title={isEdited ? t('edit_draft', { plan_id: plan.plan_id }) : t('new_draft')}
      type={type}
      width={960}
      fields={planFields(t)}
      shape={toInput}
      refusedFields={{
        'award.plan_in_past': 'starts_on',
        'award.plan_day_taken': 'starts_on',
        'award.rates_exceed_cap': 'rates',
        'award.rate_unknown': 'rates',
        'award.split_exceeds_whole': 'high_usda_ppm',
      }}
      layout={(show) => (
        <>
          {show('starts_on', 'cap_ppm', 'rates')}
          <CapNote />
          {show('global_weights', 'split_threshold', 'low_usds_ppm', 'high_usds_ppm', 'high_usda_ppm')}
          <SplitNote />
          {show('freeze_days', 'reason')}
        </>
      )}
      {...(isEdited ? edited : { initial: copyForm(plan) })}
      {...(onSaved && { onSaved })}
    />
  )
}
