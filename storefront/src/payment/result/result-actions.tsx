import type { OrderSummary } from '@longmall/contract/order.ts'
import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { detailPaths } from '../../addresses/order-address.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { outcomeOf } from './outcome.ts'
import type { RecordLink } from './paid-order.ts'

export interface ResultActionsProps {
  payment: Payment
  order: OrderSummary | undefined
  /** Where what was paid is found besides its order; null for an order alone. */
  record: RecordLink | null
}

/** Where to go from a result: pay again where that can still be, the order, home, the member centre. */
export function ResultActions({ payment, order, record }: ResultActionsProps) {
  const t = useTranslations('payment')
  const outcome = outcomeOf(payment)
  const paysFirst = outcome === 'open' || outcome === 'fail' || outcome === 'cancel'
  const mayPay = paysFirst || outcome === 'pending'
  const pay = mayPay && (
    <Link
      to="/v1/order/payment/payment"
      search={{ payment_id: payment.payment_id, order_id: order?.order_id }}
      replace
      className={buttonClass({ look: paysFirst ? 'primary' : 'soft', size: 'large', block: true })}
    >
      {t(outcome === 'open' ? 'pay_now' : paysFirst ? 'again' : 'other_way')}
    </Link>
  )
  return (
    <div className="mt-8 grid w-full gap-3">
      {paysFirst && pay}
      {record && (
        <Link to={record.to} search={record.search} className={buttonClass({ size: 'large', block: true })}>
          {t(record.labelKey)}
        </Link>
      )}
      {order && (
        <Link
          to={detailPaths[order.order_type]}
          search={{ order_id: order.order_id }}
          className={buttonClass({ look: paysFirst || record ? 'soft' : 'primary', size: 'large', block: true })}
        >
          {t('view_order')}
        </Link>
      )}
      {!paysFirst && pay}
      <div className="grid grid-cols-2 gap-3">
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'plain', block: true })}>
          {t('go_home')}
        </Link>
        <Link to="/v2/member/index/index" className={buttonClass({ look: 'plain', block: true })}>
          {t('member_centre')}
        </Link>
      </div>
    </div>
  )
}
