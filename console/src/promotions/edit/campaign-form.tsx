import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { useMemo } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { explainCampaignConflict } from '../campaigns/campaign-conflict-note.tsx'
import { FormDryRun } from '../dry-run/form-dry-run.tsx'
import { campaignFields, type FormOf, seriesFields } from './campaign-fields.tsx'
import { fixedOf, toForm, toInput, toDryRunInput } from './to-form.ts'

export interface CampaignFormProps {
  kind: PromotionKind
  form: FormOf
  /** Of one that is edited. */
  promotion_id?: number
  initial: Values
  fixed: Values
  onSaved?: (answer: StaffCampaign | { promotion_ids: number[] }) => void
  onDirty?: (isDirty: boolean) => void
}

/** The form of a promotion or of a series of sessions, with its dry run below. */
export function CampaignForm({ kind, form, promotion_id, initial, fixed, onSaved, onDirty }: CampaignFormProps) {
  const t = useTranslations('campaign')
  const series = useMemo(() => (form === 'series' ? seriesFields(t, kind) : null), [t, kind, form])
  const fields = useMemo(() => campaignFields(t, kind, form === 'edit' ? form : 'new'), [t, kind, form])
  const common = {
    initial,
    fixed,
    shape: toInput,
    explain: explainCampaignConflict,
    ...(onDirty && { onDirty }),
    onSaved: (answer: StaffCampaign | { promotion_ids: number[] }) => onSaved?.(answer),
  }
  const dryRun = (
    <FormDryRun
      fields={series ?? fields}
      shape={(values) => ({ is_on: false, ...fixed, ...(form === 'series' ? toDryRunInput(values) : toInput(values)) })}
    />
  )
  if (series)
    return (
      <ResourceForm command="campaign/save_series" fields={series} {...common}>
        {dryRun}
      </ResourceForm>
    )
  const fresh = async () => {
    const viewQuery = query('campaign/staff_view', { promotion_id: promotion_id! })
    const campaign = await queryClient.fetchQuery({ ...viewQuery, staleTime: 0 })
    return { initial: toForm(campaign), fixed: fixedOf(campaign) }
  }
  return (
    <ResourceForm command="campaign/save" fields={fields} {...common} {...(promotion_id !== undefined && { fresh })}>
      {dryRun}
    </ResourceForm>
  )
}
