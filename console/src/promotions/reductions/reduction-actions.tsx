import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { FiguresLink } from '../campaigns/campaign-links.tsx'
import { ReductionRehearsal } from '../rehearsal/reduction-rehearsal.tsx'
import { ReductionDrawer } from './reduction-drawer.tsx'

/** What can be done with a full reduction as it stands: an ended one is only looked at. */
export function ReductionActions({ reduction }: { reduction: StaffReduction }) {
  const say = useWords('reduction')
  const sayCampaign = useWords('campaign')
  const common = useWords()
  const { reduction_id, version, by, state, ended_at } = reduction
  return (
    <>
      {ended_at === null && <ReductionDrawer reduction={reduction} by={by} label={common('edit')} type="link" />}
      <FiguresLink reduction_id={reduction_id} />
      <ReductionRehearsal reduction_id={reduction_id} />
      {(state === 'running' || state === 'off') && (
        <ActionButton
          type="link"
          command="campaign/end_reduction"
          input={{ reduction_id, version }}
          label={sayCampaign('end')}
          asks={say('asks_end')}
          isDanger
        />
      )}
    </>
  )
}
