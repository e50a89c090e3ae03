import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { OrderCard } from './order-card.tsx'

/** Unpaid orders, each with its remaining time (ORD-06). */
export function PendingScreen() {
  const t = useTranslations('order')
  return (
    <>
      <PageHeader title={t('pending_title')} fallback="/v2/member/index/index" />
      <div className="flex-1 p-3">
        <EndlessList
          query={pages('order/list', { tab: 'to_pay' })}
          keyOf={(order) => order.order_id}
          gap={12}
          pull
          skeleton={
            <div className="space-y-3">
              {[0, 1].map((n) => (
                <Skeleton key={n} className="h-52 w-full rounded-12" />
              ))}
            </div>
          }
          empty={
            <EmptyState
              drawing="order"
              title={t('pending_empty')}
              text={t('pending_empty_text')}
              action={
                <Link to="/v1/order/list/list" search={{ status: 'all' }} className={buttonClass({})}>
                  {t('list_title')}
                </Link>
              }
            />
          }
        >
          {(order) => <OrderCard order={order} />}
        </EndlessList>
      </div>
    </>
  )
}
