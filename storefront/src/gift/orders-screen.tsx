import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { OrderCard } from '../order/list/order-card.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** The orders that gifts were claimed with: also while the add-on is off, for they are on their way. */
export function OrdersScreen() {
  const t = useTranslations('gift')
  return (
    <>
      <PageHeader title={t('orders_title')} fallback="/promotionpages/gift/list/list" />
      <div className="flex-1 p-3">
        <EndlessList
          query={pages('order/list', { purchase_source: 'gift' })}
          keyOf={({ order_id }) => order_id}
          gap={10}
          pull
          empty={
            <EmptyState
              drawing="order"
              title={t('orders_empty')}
              text={t('orders_empty_text')}
              action={
                <Link to="/promotionpages/gift/list/list" className={buttonClass({})}>
                  {t('title')}
                </Link>
              }
            />
          }
        >
          {(order) => <OrderCard order={order} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}
