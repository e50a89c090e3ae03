import type { StaffState } from '@longmall/contract/campaign-shapes.ts'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useWords } from '../../shell/language.tsx'

const tones: Record<StaffState, Tone> = { draft: 'plain', soon: 'wait', running: 'good', off: 'bad', ended: 'plain' }

/** Where a promotion stands. */
export function CampaignStateTag({ state }: { state: StaffState }) {
  const say = useWords('campaign')
  return <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>
}
