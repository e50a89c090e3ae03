import { useQuery } from '@tanstack/react-query'
import type { Review } from '@longmall/contract/review.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Button } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useBack, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { type ReviewsSearch, readReviewsSearch, reviewInput } from './reviews-search.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'

/** All reviews of goods, by stars or with pictures (CAT-08). */
export function ReviewsScreen() {
  const t = useTranslations('review')
  const search = useScreenSearch(readReviewsSearch)
  const { goods_id } = search
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/goods/category/category" />
      {goods_id === undefined ? <NoReviews filtered={false} onAll={() => undefined} /> : <Reviews search={{ ...search, goods_id }} />}
      <BackToTop />
    </>
  )
}

function Reviews({ search }: { search: ReviewsSearch & { goods_id: number } }) {
  const go = useGo()
  const { goods_id, stars, with_pictures } = search
  const summary = useQuery(query('review/summary', { goods_id }))
  const show = (filter: Pick<ReviewsSearch, 'stars' | 'with_pictures'>) =>
    void go('/v2/goods/evaluate/evaluate', { goods_id, ...filter }, { replace: true })
  return (
    <>
      {summary.data && summary.data.count > 0 && <ReviewFilter summary={summary.data} filter={{ stars, with_pictures }} onFilter={show} />}
      {summary.isPending && <Skeleton className="m-3 h-28 rounded-12" />}
      <div className="mt-2.5 bg-card px-4">
        <EndlessList<Review>
          query={pages('review/list', reviewInput(search))}
          keyOf={({ review_id }) => review_id}
          skeleton={<ReviewSkeletons />}
          pull
          empty={
            <NoReviews
              filtered={stars !== undefined || with_pictures === true}
              onAll={() => show({ stars: undefined, with_pictures: undefined })}
            />
          }
        >
          {(review) => (
            <div className="hairline-b">
              <ReviewCard review={review} />
            </div>
          )}
        </EndlessList>
      </div>
    </>
  )
}

function NoReviews({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const t = useTranslations('review')
  const back = useBack()
  return (
    <EmptyState
      drawing="message"
      title={t(filtered ? 'no_matches' : 'none')}
      text={t(filtered ? 'no_matches_text' : 'none_text')}
      action={
        <Button look="soft" onClick={filtered ? onAll : back}>
          {t(filtered ? 'show_all' : 'back_to_goods')}
        </Button>
      }
    />
  )
}
