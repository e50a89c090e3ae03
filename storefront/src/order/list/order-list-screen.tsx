import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { pages, query } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { OrderCard } from './order-card.tsx'
import { orderTabs, readOrderList } from '../../addresses/order-address.ts'

/** The member's orders by tab, with counts (ORD-06). */
export function OrderListScreen() {
  const t = useTranslations('order')
  const go = useGo()
  const { status } = useScreenSearch(readOrderList)
  const tab = status ?? 'all'
  const counts = useQuery(query('order/counts', {}))
  const countOf = (key: (typeof orderTabs)[number]) => (key === 'all' ? 0 : (counts.data?.[key] ?? 0))
  const label = (key: (typeof orderTabs)[number]) => (countOf(key) ? `${t(`tab_${key}`)} ${countOf(key)}` : t(`tab_${key}`))
  return (
    <>
      <PageHeader
        title={t('list_title')}
        fallback="/v2/member/index/index"
        action={
          <Link to="/v2/order/query/query" className={buttonClass({ look: 'text', size: 'small' })}>
            {t('query_link')}
          </Link>
        }
      />
      <Tabs
        label={t('list_title')}
        className="sticky top-12 z-20"
        tabs={orderTabs.map((key) => ({ key, label: label(key) }))}
        selected={tab}
        onSelect={(key) => void go('/v1/order/list/list', { status: key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={pages('order/list', { tab })}
            keyOf={(order) => order.order_id}
            gap={12}
            pull
            skeleton={
              <div className="space-y-3">
                {[0, 1, 2].map((n) => (
                  <Skeleton key={n} className="h-52 w-full rounded-12" />
                ))}
              </div>
            }
            empty={
              <EmptyState
                drawing="order"
                title={t('list_empty')}
                text={t('list_empty_text')}
                action={
                  <Link to="/v2/index/index/index" className={buttonClass({})}>
                    {t('go_shopping')}
                  </Link>
                }
              />
            }
          >
            {(order) => <OrderCard order={order} />}
          </EndlessList>
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}
