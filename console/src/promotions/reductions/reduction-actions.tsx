import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { FiguresLink } from '../campaigns/campaign-links.tsx'
import { ReductionDryRun } from '../dry-run/reduction-dry-run.tsx'
import { ReductionDrawer } from './reduction-drawer.tsx'

/** The actions of a full reduction in its state: an ended one is read-only. */
export function ReductionActions({ reduction }: { reduction: StaffReduction }) {
  const t = useTranslations('reduction')
  const tCampaign = useTranslations('campaign')
  const tCommon = useTranslations()
  const { reduction_id, version, by, state, ended_at } = reduction
  return (
    <>
      {ended_at === null && <ReductionDrawer reduction={reduction} by={by} label={tCommon('edit')} type="link" />}
      <FiguresLink reduction_id={reduction_id} />
      <ReductionDryRun reduction_id={reduction_id} />
      {(state === 'running' || state === 'off') && (
        <ActionButton
          type="link"
          command="campaign/end_reduction"
          input={{ reduction_id, version }}
          label={tCampaign('end')}
          question={t('confirm_end')}
          isDanger
        />
      )}
    </>
  )
}
