import { buttonClass } from '@longmall/ui/action/button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { readActivist, returnTabs, type ReturnTab } from './return-address.ts'
import { ReturnCard } from './return-card.tsx'
import { ReturnableCard } from './returnable-card.tsx'

/** The entry of after-sale (ORD-13): what can be asked back, what is under way, what is over. */
export function ActivistScreen() {
  const say = usePhrases('returns')
  const go = useGo()
  const { status: tab = 'askable', order_id } = useScreenSearch(readActivist)
  return (
    <>
      <PageHeader title={say('title')} fallback="/v2/member/index/index" />
      <Tabs
        label={say('title')}
        className="sticky top-12 z-20"
        tabs={returnTabs.map((key) => ({ key, label: say(`tab_${key}`) }))}
        selected={tab}
        onSelect={(key) => void go('/v1/order/activist/activist', { status: key }, { replace: true })}
      >
        <div className="p-3">{tab === 'askable' ? <Askable orderId={order_id} /> : <Requests tab={tab} />}</div>
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

function Askable({ orderId }: { orderId: number | undefined }) {
  const say = usePhrases('returns')
  return (
    <EndlessList
      query={pages('returns/returnable', orderId === undefined ? {} : { order_id: orderId })}
      keyOf={(line) => line.order_goods_id}
      gap={12}
      pull
      skeleton={skeleton}
      empty={<EmptyState drawing="order" title={say('askable_empty')} text={say('askable_empty_text')} action={<ToOrders />} />}
    >
      {(line) => <ReturnableCard line={line} />}
    </EndlessList>
  )
}

function Requests({ tab }: { tab: Exclude<ReturnTab, 'askable'> }) {
  const say = usePhrases('returns')
  return (
    <EndlessList
      key={tab}
      query={pages('returns/list', { tab })}
      keyOf={(one) => one.refund_id}
      gap={12}
      pull
      skeleton={skeleton}
      empty={<EmptyState drawing="order" title={say(`${tab}_empty`)} action={<ToOrders />} />}
    >
      {(one) => <ReturnCard request={one} />}
    </EndlessList>
  )
}

function ToOrders() {
  const say = usePhrases('returns')
  return (
    <Link to="/v1/order/list/list" className={buttonClass({ look: 'soft' })}>
      {say('to_orders')}
    </Link>
  )
}
