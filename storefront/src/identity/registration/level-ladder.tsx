import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Fold } from '@longmall/ui/form/fold.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { useSite } from '../../shell/site.ts'

const startUpGrade = 4

/** The membership levels with what leads to each and what each pays (decisions.md, Grades); folded, as a newcomer needs none of it. */
export function LevelLadder() {
  const t = useTranslations('identity')
  const language = useLanguage()
  const levels = useSite().grade_discounts.toSorted((a, b) => a.grade - b.grade)
  const conditionOf = (at: number) => {
    const level = levels[at]
    if (at === 0 || !level) return t('level_register')
    return level.grade === startUpGrade ? t('level_start_up') : t('level_referrals', { grade: levels[at - 1]?.name ?? '' })
  }
  return (
    <Fold title={t('levels_title')}>
      <ol>
        {levels.map(({ grade, name, discount_permille }, at) => (
          <li key={grade} className="flex min-h-13 items-center gap-3 py-2 not-first:hairline-t">
            <span className="flex w-20 shrink-0 items-center justify-center rounded-full bg-brand-soft px-2 py-1 text-12 font-semibold text-brand-ink">
              {name}
            </span>
            <span className="min-w-0 flex-1 text-14 text-body">{conditionOf(at)}</span>
            <Tag tone={discount_permille < 1000 ? 'brand' : 'quiet'}>
              {discount_permille < 1000
                ? t('level_discount', { off: discountFigure(language, 1000 - discount_permille) })
                : t('level_full')}
            </Tag>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
