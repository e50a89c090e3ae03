import { StateTag } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { tones, type ShownState } from './plan-state.ts'

/** The state of a version; nothing while it is not known which one is in force. */
export function PlanStateTag({ state }: { state: ShownState | null }) {
  const t = useTranslations('award')
  return state && <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
}
