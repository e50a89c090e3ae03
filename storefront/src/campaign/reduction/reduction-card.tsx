import type { ReductionCard as Reduction } from '@longmall/contract/campaign-shapes.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { PeriodText } from '../../promotion/phase/period-text.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { ReductionSteps } from './reduction-steps.tsx'

/** A full reduction as its zone lists it: its steps, its period, and the first of its goods. The whole card leads to it. */
export function ReductionCard({ reduction, eager }: { reduction: Reduction; eager: boolean }) {
  const t = useTranslations('campaign')
  const phase = usePhase(reduction, reduction.state)
  const { reduction_id, name, steps, pictures, applies_to_all } = reduction
  return (
    <Link
      to="/promotionpages/manjian/detail/detail"
      search={{ id: reduction_id }}
      transition
      className={classNames('pressable block rounded-12 bg-card p-3', phase === 'ended' && 'opacity-80')}
    >
      <span className="block text-16 font-semibold text-strong">{name}</span>
      <span className="block pt-0.5 text-12 text-quiet">
        <PeriodText phase={phase} window={reduction} />
      </span>
      <span className="block py-2">
        <ReductionSteps steps={steps} />
      </span>
      {pictures.length > 0 && phase !== 'ended' && (
        <span className="grid grid-cols-4 gap-2">
          {pictures.map((picture) => (
            <span key={picture.src} className="block overflow-hidden rounded-8">
              <Picture picture={picture} sizes="112px" decorative eager={eager} />
            </span>
          ))}
        </span>
      )}
      <span className="flex items-center justify-between gap-2 pt-2">
        <span className="min-w-0 truncate text-12 text-quiet">{t(applies_to_all ? 'applies_to_all' : 'applies_to_selected')}</span>
        <span className={buttonClass({ size: 'small', look: phase === 'running' ? 'primary' : 'soft' })}>{t('view')}</span>
      </span>
    </Link>
  )
}
