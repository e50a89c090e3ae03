import { classNames } from '@longmall/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { CountdownTo } from './countdown-to.tsx'
import type { Phase, PromotionWindow } from './phase.ts'

export interface StateBannerProps {
  phase: Phase
  window: PromotionWindow
  /** At the left: the price, in the colour of the band (`<PromotionPrice onBand />`). */
  children: ReactNode
}

const looks: Record<Phase, string> = {
  running: 'bg-danger-fill text-on-fill',
  starting_soon: 'brand-gradient text-on-brand',
  upcoming: 'brand-gradient text-on-brand',
  ended: 'bg-sunken text-quiet',
}

/** The band under the pictures of a promotion: its price at the left, its phase and countdown at the right. */
export function StateBanner({ phase, window, children }: StateBannerProps) {
  const t = useTranslations('promotion')
  return (
    <div className={classNames('flex min-h-16 items-center gap-3 px-4 py-2', looks[phase])}>
      <div className="min-w-0 flex-1">{children}</div>
      <div role="status" className="shrink-0 text-right text-12">
        <p className="font-semibold">{t(`state_${phase}`)}</p>
        {phase !== 'ended' && (
          <p className="mt-0.5">
            {t(phase === 'running' ? 'ends_in' : 'starts_in')}{' '}
            <span className="text-14 font-bold">
              <CountdownTo until={phase === 'running' ? window.ends_at : window.starts_at} />
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
