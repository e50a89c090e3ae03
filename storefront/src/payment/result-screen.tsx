import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import { DesktopOrderResult } from '../bridge/opening/desktop-order-result.tsx'
import { readResult } from '../order/order-address.ts'
import { query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'

type Outcome = 'success' | 'fail' | 'cancel' | 'pending' | 'refunded'

const outcomeOf = ({ state, last_outcome }: Payment): Outcome =>
  state === 'paid'
    ? 'success'
    : state === 'refunded'
      ? 'refunded'
      : state === 'pending'
        ? 'pending'
        : last_outcome === 'cancel'
          ? 'cancel'
          : 'fail'

const signs = {
  success: { icon: CircleCheck, tone: 'text-success' },
  fail: { icon: CircleX, tone: 'text-danger' },
  cancel: { icon: Ban, tone: 'text-quiet' },
  pending: { icon: Clock, tone: 'text-warning' },
  refunded: { icon: Clock, tone: 'text-warning' },
}

/** What came of a payment: success, fail, cancel, or still waiting, then it asks again by itself (ORD-07). */
export function ResultScreen() {
  const say = usePhrases('payment')
  const search = useScreenSearch(readResult)
  const order = useQuery({ ...query('order/view', { order_id: search.order_id ?? 0 }), enabled: search.order_id !== undefined })
  const payment_id = search.payment_id ?? order.data?.payment_id ?? 0
  const payment = useQuery({
    ...query('payment/view', { payment_id }),
    enabled: payment_id > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && outcomeOf(state.data) === 'pending' ? 2000 : false),
  })
  // A provider comes back with the payment alone: its order is among the newest ones.
  const recent = useQuery({ ...query('order/list', {}), enabled: search.order_id === undefined && payment_id > 0 })
  const isOrderKnown = search.order_id !== undefined || search.payment_id !== undefined
  const order_id = search.order_id ?? recent.data?.list.find((one) => one.payment_id === payment_id)?.order_id
  return (
    <>
      <PageHeader title={say('result_title')} />
      {payment.data && <Result payment={payment.data} orderId={order_id} />}
      {!payment.data && (isOrderKnown ? <LoadingScreen /> : <DesktopOrderResult />)}
    </>
  )
}

function Result({ payment, orderId }: { payment: Payment; orderId: number | undefined }) {
  const say = usePhrases('payment')
  const language = useLanguage()
  const outcome = outcomeOf(payment)
  const { icon: Icon, tone } = signs[outcome]
  const mayPay = (outcome === 'fail' || outcome === 'cancel') && payment.state !== 'closed'
  return (
    <div className="flex flex-col items-center px-6 pt-12 text-center" role="status" data-outcome={outcome}>
      <Icon size={64} strokeWidth={1.5} aria-hidden className={tone} />
      <h2 className="mt-4 text-22 font-bold text-strong">{say(outcome)}</h2>
      <Price amount={payment.amount} language={language} size="large" plain className="mt-2 text-strong" />
      <p className="mt-2 max-w-72 text-14 text-quiet">{say(`${outcome}_text`)}</p>
      <div className="mt-8 grid w-full gap-3">
        {orderId !== undefined && (
          <Link
            to={mayPay ? '/v1/order/payment/payment' : '/v1/order/detail/detail'}
            search={{ order_id: orderId }}
            replace={mayPay}
            className={buttonClass({ size: 'large', block: true })}
          >
            {say(mayPay ? 'again' : 'view_order')}
          </Link>
        )}
        {orderId !== undefined && mayPay && (
          <Link
            to="/v1/order/detail/detail"
            search={{ order_id: orderId }}
            className={buttonClass({ look: 'soft', size: 'large', block: true })}
          >
            {say('view_order')}
          </Link>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Link to="/v2/index/index/index" className={buttonClass({ look: 'plain', block: true })}>
            {say('go_home')}
          </Link>
          <Link to="/v2/member/index/index" className={buttonClass({ look: 'plain', block: true })}>
            {say('member_centre')}
          </Link>
        </div>
      </div>
    </div>
  )
}
