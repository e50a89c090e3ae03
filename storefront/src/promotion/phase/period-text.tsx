import { useTranslations } from '../../shell/translations.tsx'
import type { Phase, PromotionWindow } from './phase.ts'
import { PhaseText } from './phase-text.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'

/** From when until when in the shop's zone, and below it how long that is from now. */
export function PeriodText({ phase, window: { starts_at, ends_at } }: { phase: Phase; window: PromotionWindow }) {
  const t = useTranslations('promotion')
  const moment = useMoment()
  return (
    <>
      <span className="block">{t('from_until', { from: moment(starts_at, { isBare: true }), until: moment(ends_at) })}</span>
      <span className="block">
        <PhaseText phase={phase} window={{ starts_at, ends_at }} />
      </span>
    </>
  )
}
