import type { AfterSaleRequest } from '@longmall/contract/refund.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { RefundForm } from './refund-form.tsx'
import { readRefund } from '../refund-address.ts'

/** Requests a refund for a quantity of a line, for the first time or again, with a preview (ORD-13). */
export function RefundScreen() {
  const t = useTranslations('refund')
  const { order_goods_id, refund_id } = useScreenSearch(readRefund)
  const again = useQuery({ ...query('refund/view', { refund_id: refund_id ?? 0 }), enabled: refund_id !== undefined })
  return (
    <>
      <PageHeader title={t(refund_id === undefined ? 'apply_title' : 'reapply_title')} fallback="/v1/order/activist/activist" />
      {refund_id === undefined ? (
        <RequestForm orderGoodsId={order_goods_id} />
      ) : again.data ? (
        <RequestForm orderGoodsId={again.data.order_goods_id} before={again.data} />
      ) : again.isError ? (
        <RequestError error={again.error} onRetry={() => void again.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

/** The form, once the line is known to be refundable; checked with quantity 1 and no return of goods, valid for every refundable line. */
function RequestForm({ orderGoodsId, before }: { orderGoodsId: number; before?: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const first = useQuery({
    ...query('refund/preview', { order_goods_id: orderGoodsId, quantity: 1, kind: 'refund_only' }),
    enabled: orderGoodsId > 0,
  })
  if (orderGoodsId === 0) return <EmptyState drawing="order" title={t('not_askable')} action={<AfterSalesCentreLink />} />
  if (first.data) return <RefundForm line={first.data.line} before={before} />
  if (first.isError) return <RequestError error={first.error} onRetry={() => void first.refetch()} />
  return <FormSkeleton />
}

function RequestError({ error, onRetry }: { error: { kind: string; message: string }; onRetry: () => void }) {
  if (error.kind === 'refused') return <EmptyState drawing="order" title={error.message} action={<AfterSalesCentreLink />} />
  return <ErrorState onRetry={onRetry} />
}

function AfterSalesCentreLink() {
  const t = useTranslations('refund')
  return (
    <Link to="/v1/order/activist/activist" className={buttonClass({ look: 'soft' })}>
      {t('to_after_sales_centre')}
    </Link>
  )
}

const FormSkeleton = () => (
  <div className="space-y-3 p-3">
    <Skeleton className="h-28 w-full rounded-12" />
    <Skeleton className="h-72 w-full rounded-12" />
    <Skeleton className="h-32 w-full rounded-12" />
  </div>
)
