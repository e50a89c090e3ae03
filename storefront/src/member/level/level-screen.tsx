import type { Level } from '@longmall/contract/member.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '@longmall/ui/class-names.ts'
import { Truck } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { LevelCard, LevelCardSkeleton } from '../level-card.tsx'

/** The member's level with its progress, and all levels with their conditions and benefits. */
export function LevelScreen() {
  const t = useTranslations('member')
  const centre = useQuery(query('member/centre', {}))
  const levels = useQuery(query('member/levels', {}))
  const failed = [centre, levels].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader title={t('level_title')} fallback="/v2/member/index/index" />
      {failed ? (
        <ErrorState busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <div className="space-y-4 p-3 pb-8">
          {centre.data ? <LevelCard centre={centre.data} /> : <LevelCardSkeleton />}
          <section>
            <h2 className="px-1 pb-2 text-16 font-semibold text-strong">{t('all_levels')}</h2>
            {levels.data && centre.data ? <Ladder levels={levels.data.list} own={centre.data.member.grade} /> : <RowSkeletons />}
          </section>
        </div>
      )}
    </>
  )
}

function Ladder({ levels, own }: { levels: readonly Level[]; own: number }) {
  const t = useTranslations('member')
  const language = useLanguage()
  return (
    <ol className="space-y-2">
      {levels.map(({ grade, name, tag, condition, discount_permille, free_freight }) => {
        const isOwn = grade === Math.max(0, own)
        return (
          <li
            key={grade}
            aria-current={isOwn ? 'step' : undefined}
            className={classNames('rounded-12 border bg-card px-4 py-3', isOwn ? 'border-brand-ink' : 'border-transparent')}
          >
            <div className="flex items-center gap-2">
              <h3 className="text-16 font-semibold text-strong">{name}</h3>
              <span className="rounded-full bg-brand-soft px-2 text-12 leading-5 text-brand-ink">{tag}</span>
              {isOwn && <span className="ml-auto text-12 font-semibold text-brand-ink">{t('own_level')}</span>}
            </div>
            <p className="mt-1 text-14 text-body">{condition}</p>
            <p className="mt-0.5 text-14 text-quiet">
              {discount_permille < 1000
                ? t('member_discount', { off: discountFigure(language, 1000 - discount_permille) })
                : t('level_full_price')}
            </p>
            {free_freight && (
              <p className="mt-0.5 flex items-center gap-1 text-14 text-brand-ink">
                <Truck size={16} aria-hidden />
                {t('level_free_freight')}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
