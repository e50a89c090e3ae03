import type { AfterSaleRequest } from '@longmall/contract/refund.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { RefundView } from '../../receipt/refund-view.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readRefundDetail } from '../refund-address.ts'
import { ReturnActions } from './return-actions.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnGoods } from '../return-goods.tsx'
import { ReturnHistory } from './return-history.tsx'
import { ReturnDestination } from './return-destination.tsx'
import { DeadlineCountdown } from '../deadline-countdown.tsx'

/** One request in full: its state and next steps, its refund, facts and history (ORD-13). */
export function RefundDetailScreen() {
  const t = useTranslations('refund')
  const { refund_id } = useScreenSearch(readRefundDetail)
  const request = useQuery({ ...query('refund/view', { refund_id }), enabled: refund_id > 0 })
  const isMissing = refund_id === 0 || (request.error?.kind === 'refused' && !request.data)
  return (
    <>
      <PageHeader title={t('detail_title')} fallback="/v1/order/activist/activist" />
      {isMissing ? (
        <EmptyState
          drawing="order"
          title={request.error?.message ?? t('not_found')}
          action={
            <Link to="/v1/order/activist/activist" className={buttonClass({ look: 'soft' })}>
              {t('to_after_sales_centre')}
            </Link>
          }
        />
      ) : request.data ? (
        <Detail request={request.data} />
      ) : request.isError ? (
        <ErrorState busy={request.isFetching} onRetry={() => void request.refetch()} />
      ) : (
        <div className="space-y-3 p-3">
          <Skeleton className="h-28 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
          <Skeleton className="h-64 w-full rounded-12" />
        </div>
      )}
    </>
  )
}

function Detail({ request }: { request: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const tReceipt = useTranslations('receipt')
  const currency = useCurrency()
  const isOver = request.status === 2 || request.status === 7
  return (
    <>
      <StateHead request={request} />
      <div className="-mt-8 flex-1 space-y-3 px-3 pb-4">
        {request.reply && (
          <Card>
            <h2 className="pb-1 text-14 font-semibold text-strong">{t('reply')}</h2>
            <p className="text-14 whitespace-pre-line text-body">{request.reply}</p>
          </Card>
        )}
        {request.status === 4 && <ReturnDestination request={request} />}
        <Card>
          <ReturnGoods goods={request} />
        </Card>
        {!isOver && (
          <Card>
            <h2 className="pb-3 text-14 font-semibold text-strong">{t(request.status === 6 ? 'went_back' : 'would_go_back')}</h2>
            <RefundView back={request.refund_amounts} t={tReceipt} currency={currency} />
          </Card>
        )}
        <ReturnFacts request={request} />
        <ReturnHistory events={request.events} />
      </div>
      <ReturnActions request={request} />
    </>
  )
}

function StateHead({ request }: { request: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const { status, actions } = request
  const isOver = status === 7 && !actions.includes('reapply')
  return (
    <div className="brand-gradient px-4 pt-5 pb-14 text-on-brand" role="status" data-status={status}>
      <p className="text-22 font-bold">{t(`status_${status}`)}</p>
      <p className="text-14">{t(isOver ? 'then_7_over' : `then_${status}`)}</p>
      <p className="min-h-5 pt-1 text-14 font-semibold">
        <DeadlineCountdown request={request} />
      </p>
    </div>
  )
}
