import { useTranslations } from '../../shell/translations.tsx'
import { CountdownTo } from './countdown-to.tsx'
import type { Phase, PromotionWindow } from './phase.ts'

export interface PhaseTextProps {
  phase: Phase
  window: PromotionWindow
}

/** "Ends in 01:02:03", "Starts in …", "Ended": one line of text wherever a promotion is shown. */
export function PhaseText({ phase, window }: PhaseTextProps) {
  const t = useTranslations('promotion')
  if (phase === 'ended') return t('state_ended')
  return (
    <>
      {t(phase === 'running' ? 'ends_in' : 'starts_in')} <CountdownTo until={phase === 'running' ? window.ends_at : window.starts_at} />
    </>
  )
}
