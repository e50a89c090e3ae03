import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { readOrderId } from '../order/order-address.ts'
import { query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { PayForm } from './pay-form.tsx'

/** Pays the orders of one payment (ORD-07): amount, time left, method, password. */
export function PaymentScreen() {
  const say = usePhrases('payment')
  const { order_id } = useScreenSearch(readOrderId)
  const order = useQuery({ ...query('order/view', { order_id }), enabled: order_id > 0 })
  const payment_id = order.data?.payment_id ?? 0
  const payment = useQuery({ ...query('payment/view', { payment_id }), enabled: payment_id > 0, staleTime: 0 })
  const failed = order.isError ? order : payment.isError ? payment : null
  return (
    <>
      <PageHeader title={say('title')} fallback="/v1/order/list/list" />
      {failed?.error &&
        (failed.error.kind === 'refused' ? <Nothing title={failed.error.message} /> : <ErrorState onRetry={() => void failed.refetch()} />)}
      {!failed && !payment.data && order_id > 0 && (
        <div className="space-y-3 p-3">
          <Skeleton className="mx-auto my-6 h-16 w-40 rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
      {order_id === 0 && <Nothing title={say('no_wallet')} />}
      {payment.data && <Payable payment={payment.data} orderId={order_id} onChanged={() => void payment.refetch()} />}
    </>
  )
}

const payable = new Set<Payment['state']>(['open', 'pending', 'failed', 'cancelled'])

function Payable({ payment, orderId, onChanged }: { payment: Payment; orderId: number; onChanged: () => void }) {
  const say = usePhrases('payment')
  const language = useLanguage()
  const offset = useClockOffset()
  if (!payable.has(payment.state)) return <Nothing title={payment.state === 'paid' ? say('success') : say('closed')} orderId={orderId} />
  return (
    <>
      <section className="px-4 pt-8 pb-6 text-center">
        <p className="text-14 text-quiet">{say('amount')}</p>
        <Price amount={payment.amount} language={language} size="large" plain className="text-strong" />
        <p className="mt-1 min-h-5 text-12 text-quiet">
          {payment.valid_until && offset !== null && (
            <>
              {say('within')} <Countdown until={payment.valid_until} offset={offset} onEnd={onChanged} />
            </>
          )}
        </p>
      </section>
      <PayForm payment={payment} orderId={orderId} />
    </>
  )
}

function Nothing({ title, orderId }: { title: string; orderId?: number }) {
  const say = usePhrases('payment')
  const to = orderId
    ? ({ to: '/v1/order/detail/detail', search: { order_id: orderId } } as const)
    : ({ to: '/v1/order/list/list' } as const)
  return (
    <EmptyState
      drawing="order"
      title={title}
      action={
        <Link {...to} replace className={buttonClass({})}>
          {say('view_order')}
        </Link>
      }
    />
  )
}
