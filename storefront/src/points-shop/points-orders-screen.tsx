import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { PointsOrderCard } from './parts/points-order-card.tsx'

/** All that the member got for coins, the last first: also while the centre is switched off. */
export function PointsOrdersScreen() {
  const t = useTranslations('pointsshop')
  return (
    <>
      <PageHeader title={t('orders_title')} fallback="/promotionpages/point/list/list" />
      <div className="flex-1 p-3">
        <EndlessList
          query={pages('points_shop/orders', {})}
          keyOf={({ points_order_id }) => points_order_id}
          gap={10}
          pull
          empty={
            <EmptyState
              drawing="order"
              title={t('orders_empty')}
              text={t('orders_empty_text')}
              action={
                <Link to="/promotionpages/point/list/list" className={buttonClass({})}>
                  {t('to_centre')}
                </Link>
              }
            />
          }
        >
          {(record) => <PointsOrderCard record={record} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}
