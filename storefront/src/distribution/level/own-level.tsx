import { formatCount } from '@longmall/web/format/number-text.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { Crown } from 'lucide-react'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { useMoney } from '../parts/use-figures.ts'
import { requiredKeys, shareOf } from './level-progress.ts'
import { RatesList } from './rates-list.tsx'

/** The own level with its rates, and how far the next one is. */
export function OwnLevel({ own: { level_id, is_fixed, reached, levels } }: { own: Output<'distribution/levels'> }) {
  const t = useTranslations('distribution')
  const language = useLanguage()
  const money = useMoney()
  const at = levels.findIndex((level) => level.level_id === level_id)
  const [level, next] = [levels[at], levels[at + 1]]
  if (!level) return null
  return (
    <section className="overflow-hidden rounded-16 bg-card">
      <div className="brand-gradient p-4 text-on-brand">
        <p className="text-12">{t('your_level')}</p>
        <h2 className="mt-0.5 mb-4 flex items-center gap-2 text-22 font-bold">
          <Crown size={22} aria-hidden className="shrink-0" />
          <span className="min-w-0 break-words">{level.name}</span>
        </h2>
        <RatesList rates={level.rates} onBrand />
      </div>
      <div className="p-4">
        {is_fixed ? (
          <p className="text-14 text-body">{t('level_fixed')}</p>
        ) : next ? (
          <>
            <h3 className="text-14 font-semibold text-strong">{t('next_level', { name: next.name })}</h3>
            <ul className="mt-3 space-y-3">
              {requiredKeys(next.conditions).map((key) => {
                const shown = (value: number | string) => (key === 'sales' ? money(String(value)) : formatCount(Number(value), language))
                return (
                  <li key={key} className="space-y-1.5">
                    <p className="flex justify-between gap-3 text-12">
                      <span className="text-body">{t(`condition_${key}`)}</span>
                      <span className="figures text-quiet">
                        {t('progress_of', { reached: shown(reached[key]), needed: shown(next.conditions[key]) })}
                      </span>
                    </p>
                    <ProgressBar label={t(`condition_${key}`)} share={shareOf(reached[key], next.conditions[key])} />
                  </li>
                )
              })}
            </ul>
          </>
        ) : (
          <p className="text-14 text-body">{t('highest')}</p>
        )}
      </div>
    </section>
  )
}
