import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { averageWords } from './average-words.ts'
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
  const say = usePhrases('review')
  const has = summary.count > 0
  const newest = useQuery({ ...query('review/list', { goods_id, page_size: shown }), enabled: has })
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classNames('bg-card px-4 py-3', className)}>
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="reviews-title" className="text-16 font-semibold text-strong">
          {has ? say('title_count', { count: summary.count }) : say('title')}
        </h2>
        {has && (
          <Link to="/v2/goods/evaluate/evaluate" search={{ goods_id }} className="flex min-h-11 items-center text-12 text-quiet">
            {say('see_all')}
            <ChevronRight size={14} aria-hidden />
          </Link>
        )}
      </header>
      {has ? (
        <>
          <p className="flex items-center gap-2 text-12 text-quiet">
            <span className="figures text-22 font-bold text-strong">{averageWords(summary.average_tenths)}</span>
            <Stars stars={Math.round(summary.average_tenths / 10)} />
            <span className="sr-only">{say('average', { average: averageWords(summary.average_tenths) })}</span>
          </p>
          <div className="divide-y divide-hairline">
            {newest.data?.list.map((review) => (
              <ReviewCard key={review.review_id} review={review} short />
            ))}
          </div>
          {newest.isPending && <ReviewSkeletons count={Math.min(shown, summary.count)} />}
        </>
      ) : (
        <p className="pb-1 text-14 text-quiet">{say('none_text')}</p>
      )}
    </section>
  )
}
