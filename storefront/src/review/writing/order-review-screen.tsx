import type { ReviewableLine } from '@longmall/contract/review.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { ReviewCard } from '../review-card.tsx'
import { AppendForm } from './append-form.tsx'
import { readOrderReview } from './read-order-review.ts'
import { ReviewForm } from './review-form.tsx'

/** The lines of an order, each with its review, a form for one, or a way to add to it (CAT-08, ORD-14). */
export function OrderReviewScreen() {
  const t = useTranslations('review')
  const { order_id } = useScreenSearch(readOrderReview)
  const order = useQuery({ ...query('review/of_order', { order_id }), enabled: order_id > 0 })
  const isNone = order_id === 0 || (order.isError && !order.data && order.error.kind === 'refused')
  const lines = order.data?.lines.filter((line) => line.can_write || line.review !== null) ?? []
  return (
    <>
      <PageHeader title={t('evaluate_title')} fallback="/v1/order/list/list" />
      {order.isPending && order_id > 0 && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-96 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
      {order.isError && !order.data && !isNone && <ErrorState onRetry={() => void order.refetch()} busy={order.isFetching} />}
      {(isNone || (order.data && lines.length === 0)) && <NothingToReview />}
      {lines.length > 0 && (
        <div className="space-y-3 p-3">
          {lines.map((line) => (
            <ReviewedLine key={line.order_goods_id} line={line} />
          ))}
        </div>
      )}
    </>
  )
}

function ReviewedLine({ line }: { line: ReviewableLine }) {
  const t = useTranslations('review')
  const { review } = line
  return (
    <Card data-line={line.order_goods_id}>
      <Link to="/v2/goods/detail/detail" search={{ sku_id: line.sku_id }} className="flex items-center gap-3 pb-3">
        <span className="w-14 shrink-0">
          <Picture picture={line.goods_picture} sizes="56px" decorative className="rounded-8" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-14 text-strong">{line.goods_name}</span>
          {line.sku_name && <span className="block truncate text-12 text-quiet">{t('variant', { variant: line.sku_name })}</span>}
        </span>
      </Link>
      <div className="hairline-t pt-3">
        {review === null ? (
          <ReviewForm line={line} />
        ) : (
          <>
            <h2 className="text-14 font-semibold text-strong">{t('own_review')}</h2>
            <ReviewCard review={{ ...review, sku_name: '' }} />
            {!review.is_shown && <p className="pb-3 text-14 text-danger">{t('hidden', { reason: review.hidden_reason ?? '' })}</p>}
            {line.can_append && <AppendForm line={line} />}
          </>
        )}
      </div>
    </Card>
  )
}

function NothingToReview() {
  const t = useTranslations('review')
  return (
    <EmptyState
      drawing="message"
      title={t('no_pending')}
      text={t('no_pending_text')}
      action={
        <Link to="/v1/order/list/list" className={buttonClass({ look: 'soft' })}>
          {t('open_orders')}
        </Link>
      }
    />
  )
}
