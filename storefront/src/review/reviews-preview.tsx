import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { averageText } from './average-text.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import { Stars } from './stars.tsx'

const shown = 2

export interface ReviewsPreviewProps {
  goods_id: number
  summary: GoodsDetail['reviews']
  className?: string
}

/** The reviews part of the goods page: the average and the two newest, and the way to all. */
export function ReviewsPreview({ goods_id, summary, className }: ReviewsPreviewProps) {
  const t = useTranslations('review')
  const has = summary.count > 0
  const newest = useQuery({ ...query('review/list', { goods_id, page_size: shown }), enabled: has })
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classNames('bg-card px-4 py-3', className)}>
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="reviews-title" className="text-16 font-semibold text-strong">
          {has ? t('title_count', { count: summary.count }) : t('title')}
        </h2>
        {has && (
          <Link to="/v2/goods/evaluate/evaluate" search={{ goods_id }} className="flex min-h-11 items-center text-12 text-quiet">
            {t('see_all')}
            <ChevronRight size={14} aria-hidden />
          </Link>
        )}
      </header>
      {has ? (
        <>
          <p className="flex items-center gap-2 text-12 text-quiet">
            <span className="figures text-22 font-bold text-strong">{averageText(summary.average_tenths)}</span>
            <Stars stars={Math.round(summary.average_tenths / 10)} />
            <span className="sr-only">{t('average', { average: averageText(summary.average_tenths) })}</span>
          </p>
          <div className="divide-y divide-hairline">
            {newest.data?.list.map((review) => (
              <ReviewCard key={review.review_id} review={review} short />
            ))}
          </div>
          {newest.isPending && <ReviewSkeletons count={Math.min(shown, summary.count)} />}
        </>
      ) : (
        <p className="pb-1 text-14 text-quiet">{t('none_text')}</p>
      )}
    </section>
  )
}
