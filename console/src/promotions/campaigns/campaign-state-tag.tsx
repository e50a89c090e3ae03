import type { StaffState } from '@longmall/contract/campaign-shapes.ts'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'

const tones: Record<StaffState, Tone> = { draft: 'default', upcoming: 'warning', running: 'success', off: 'error', ended: 'default' }

/** The state of a promotion. */
export function CampaignStateTag({ state }: { state: StaffState }) {
  const t = useTranslations('campaign')
  return <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
}
