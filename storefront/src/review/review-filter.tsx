import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { useTranslations } from '../shell/translations.tsx'
import { averageText } from './average-text.ts'
import type { ReviewsSearch } from './reviews-search.ts'
import { Stars } from './stars.tsx'

type Filter = Pick<ReviewsSearch, 'stars' | 'with_pictures'>

export interface ReviewFilterProps {
  summary: GoodsDetail['reviews']
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** The average, and chips that narrow the reviews down, each with how many there are. */
export function ReviewFilter({ summary, filter, onFilter }: ReviewFilterProps) {
  const t = useTranslations('review')
  const chips: { key: string; label: string; count: number; filter: Filter }[] = [
    { key: 'all', label: t('all'), count: summary.count, filter: { stars: undefined, with_pictures: undefined } },
    { key: 'pictures', label: t('with_pictures'), count: summary.with_pictures, filter: { stars: undefined, with_pictures: true } },
    ...[5, 4, 3, 2, 1].map((stars) => ({
      key: `${stars}`,
      label: t('stars', { count: stars }),
      count: summary.by_stars[stars - 1] ?? 0,
      filter: { stars, with_pictures: undefined },
    })),
  ]
  return (
    <div className="bg-card px-4 pt-3 pb-2">
      <p className="flex items-center gap-3">
        <span className="figures text-28 font-bold text-strong">{averageText(summary.average_tenths)}</span>
        <Stars stars={Math.round(summary.average_tenths / 10)} size={18} />
        <span className="sr-only">{t('average', { average: averageText(summary.average_tenths) })}</span>
      </p>
      <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-x-2 py-1">
        {chips.map((chip) => {
          const isSelected = chip.filter.stars === filter.stars && chip.filter.with_pictures === filter.with_pictures
          return (
            <button
              key={chip.key}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onFilter(chip.filter)}
              className="pressable flex min-h-11 items-center"
            >
              <span
                className={classNames(
                  'figures rounded-full px-3 text-12 leading-7',
                  isSelected ? 'bg-brand-soft font-semibold text-brand-ink' : 'bg-sunken text-body',
                )}
              >
                {chip.label} {chip.count}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
