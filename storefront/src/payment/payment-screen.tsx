import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { InCurrency } from '../shell/money/in-currency.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { PayForm } from './pay-form.tsx'
import { readPayment } from './payment-address.ts'

/** Pays an order, or any other payment (ORD-07): amount, remaining time, method, password. */
export function PaymentScreen() {
  const t = useTranslations('payment')
  const { order_id, payment_id: named } = useScreenSearch(readPayment)
  const order = useQuery({ ...query('order/view', { order_id: order_id ?? 0 }), enabled: order_id !== undefined && named === undefined })
  const payment_id = named ?? order.data?.payment_id ?? 0
  const payment = useQuery({ ...query('payment/view', { payment_id }), enabled: payment_id > 0, staleTime: 0 })
  const failed = order.isError ? order : payment.isError ? payment : null
  const isNamed = order_id !== undefined || named !== undefined
  return (
    <>
      <PageHeader title={t('title')} fallback="/v1/order/list/list" />
      {failed?.error &&
        (failed.error.kind === 'refused' ? <Nothing title={failed.error.message} /> : <ErrorState onRetry={() => void failed.refetch()} />)}
      {!failed && !payment.data && isNamed && (
        <div className="space-y-3 p-3">
          <Skeleton className="mx-auto my-6 h-16 w-40 rounded-12" />
          <Skeleton className="h-64 w-full rounded-12" />
        </div>
      )}
      {!isNamed && <Nothing title={t('nothing_to_pay')} />}
      {payment.data && <Payable payment={payment.data} orderId={order_id} onChanged={() => void payment.refetch()} />}
    </>
  )
}

const payable = new Set<Payment['state']>(['open', 'pending', 'failed', 'cancelled'])

function Payable({ payment, orderId, onChanged }: { payment: Payment; orderId: number | undefined; onChanged: () => void }) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  const offset = useClockOffset()
  if (!payable.has(payment.state))
    return <Nothing title={t(payment.state === 'paid' ? 'success' : 'closed')} payment={payment} orderId={orderId} />
  return (
    <>
      <section className="px-4 pt-8 pb-6 text-center">
        <p className="text-14 text-quiet">{t('amount')}</p>
        <Price amount={payment.amount} currency={currency} size="large" plain className="text-strong" />
        <InCurrency />
        <p className="mt-1 min-h-5 text-12 text-quiet">
          {payment.valid_until && offset !== null && (
            <>
              {t('within')} <Countdown until={payment.valid_until} offset={offset} onEnd={onChanged} />
            </>
          )}
        </p>
        <LastAttempt payment={payment} />
      </section>
      <PayForm payment={payment} orderId={orderId} />
    </>
  )
}

/** The last payment attempt: failed, cancelled, or pending at a provider. */
function LastAttempt({ payment: { last_outcome } }: { payment: Payment }) {
  const t = useTranslations('payment')
  if (last_outcome === null || last_outcome === 'success') return null
  return (
    <p role="status" className="mt-3 rounded-12 bg-card px-3 py-2 text-12 text-body">
      {t(`last_${last_outcome}`)}
    </p>
  )
}

function Nothing({ title, payment, orderId }: { title: string; payment?: Payment; orderId?: number | undefined }) {
  const t = useTranslations('payment')
  const to =
    payment?.purpose === 'recharge'
      ? ({ to: '/v2/member/recharge_list/recharge_list' } as const)
      : payment && orderId
        ? ({ to: '/v1/order/detail/detail', search: { order_id: orderId } } as const)
        : ({ to: '/v1/order/list/list' } as const)
  return (
    <EmptyState
      drawing="order"
      title={title}
      action={
        <Link {...to} replace className={buttonClass({})}>
          {t(payment?.purpose === 'recharge' ? 'view_recharges' : payment && orderId ? 'view_order' : 'my_orders')}
        </Link>
      }
    />
  )
}
