import type { OrderSummary } from '@longmall/contract/order.ts'
import type { Payment } from '@longmall/contract/payment.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react'
import { DesktopOrderResult } from '../../bridge/opening/desktop-order-result.tsx'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { PaidWith } from './paid-with.tsx'
import { readPayment } from '../payment-address.ts'
import { PaidResult } from './paid-result.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultText } from './result-text.tsx'
import { isAwaitingResult, outcomeOf, partPaid } from './outcome.ts'

const signs = {
  success: { icon: CircleCheck, tone: 'text-success' },
  open: { icon: Clock, tone: 'text-quiet' },
  fail: { icon: CircleX, tone: 'text-danger' },
  cancel: { icon: Ban, tone: 'text-quiet' },
  pending: { icon: Clock, tone: 'text-warning' },
  refunded: { icon: Undo2, tone: 'text-warning' },
  closed: { icon: CircleX, tone: 'text-quiet' },
}

/** Result of a payment: success, not attempted yet, failed, cancelled, or pending, which polls (ORD-07). */
export function ResultScreen() {
  const t = useTranslations('payment')
  const search = useScreenSearch(readPayment)
  const isByOrder = search.order_id !== undefined && search.payment_id === undefined
  const order = useQuery({ ...query('order/view', { order_id: search.order_id ?? 0 }), enabled: isByOrder })
  const payment_id = search.payment_id ?? order.data?.payment_id ?? 0
  const payment = useQuery({
    ...query('payment/view', { payment_id }),
    enabled: payment_id > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAwaitingResult(state.data) ? 2000 : false),
  })
  // A provider's return address contains only the payment id.
  const paid = useQuery({ ...query('order/list', { payment_id }), enabled: payment_id > 0 })
  const isNamed = search.order_id !== undefined || search.payment_id !== undefined
  const failed = order.isError ? order : payment.isError ? payment : null
  return (
    <>
      <PageHeader title={t('result_title')} />
      {payment.data && <Result payment={payment.data} order={paid.data?.list[0]} />}
      {!payment.data && failed && <ErrorState onRetry={() => void failed.refetch()} />}
      {!payment.data && !failed && (isNamed ? <LoadingScreen /> : <DesktopOrderResult />)}
    </>
  )
}

function Result({ payment, order }: { payment: Payment; order: OrderSummary | undefined }) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  const outcome = outcomeOf(payment)
  const { icon: Icon, tone } = signs[outcome]
  const isPaid = outcome === 'success' && order !== undefined
  const part = isPaid ? partPaid(order, payment.payment_id) : null
  return (
    <div className="flex flex-col items-center px-6 pt-12 text-center" role="status" data-outcome={outcome}>
      <Icon size={64} strokeWidth={1.5} aria-hidden className={tone} />
      <h2 className="mt-4 text-22 font-bold text-strong">{t(part ? `${part}_paid` : outcome)}</h2>
      <Price amount={payment.amount} currency={currency} size="large" plain className="mt-2 text-strong" />
      {isPaid ? (
        <PaidResult payment={payment} order={order} />
      ) : (
        <>
          <ResultText>{t(`${outcome}_text`)}</ResultText>
          <PaidWith payment={payment} />
          <ResultActions payment={payment} order={order} record={null} />
        </>
      )}
    </div>
  )
}
