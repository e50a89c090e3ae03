import { buttonClass } from '@longmall/ui/action/button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { readAfterSalesCentre, returnTabs, type ReturnTab } from './refund-address.ts'
import { ReturnCard } from './return-card.tsx'
import { ReturnableLineCard } from './returnable-line-card.tsx'

/** The after-sales centre (ORD-13): returnable lines, open requests, closed requests. */
export function AfterSalesCentreScreen() {
  const t = useTranslations('refund')
  const go = useGo()
  const { status: tab = 'askable', order_id } = useScreenSearch(readAfterSalesCentre)
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      <Tabs
        label={t('title')}
        className="sticky top-12 z-20"
        tabs={returnTabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        selected={tab}
        onSelect={(key) => void go('/v1/order/activist/activist', { status: key }, { replace: true })}
      >
        <div className="p-3">{tab === 'askable' ? <ReturnableLines orderId={order_id} /> : <Requests tab={tab} />}</div>
      </Tabs>
      <BackToTop />
    </>
  )
}

const skeleton = (
  <div className="space-y-3">
    {[0, 1, 2].map((n) => (
      <Skeleton key={n} className="h-40 w-full rounded-12" />
    ))}
  </div>
)

function ReturnableLines({ orderId }: { orderId: number | undefined }) {
  const t = useTranslations('refund')
  return (
    <EndlessList
      query={pages('refund/returnable', orderId === undefined ? {} : { order_id: orderId })}
      keyOf={(line) => line.order_goods_id}
      gap={12}
      pull
      skeleton={skeleton}
      empty={<EmptyState drawing="order" title={t('askable_empty')} text={t('askable_empty_text')} action={<ToOrders />} />}
    >
      {(line) => <ReturnableLineCard line={line} />}
    </EndlessList>
  )
}

function Requests({ tab }: { tab: Exclude<ReturnTab, 'askable'> }) {
  const t = useTranslations('refund')
  return (
    <EndlessList
      key={tab}
      query={pages('refund/list', { tab })}
      keyOf={(one) => one.refund_id}
      gap={12}
      pull
      skeleton={skeleton}
      empty={<EmptyState drawing="order" title={t(`${tab}_empty`)} action={<ToOrders />} />}
    >
      {(one) => <ReturnCard request={one} />}
    </EndlessList>
  )
}

function ToOrders() {
  const t = useTranslations('refund')
  return (
    <Link to="/v1/order/list/list" className={buttonClass({ look: 'soft' })}>
      {t('to_orders')}
    </Link>
  )
}
