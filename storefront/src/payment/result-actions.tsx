import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { outcomeOf } from './outcome.ts'

/** Where to go from a result: pay again where that can still be, the order, home, the member centre. */
export function ResultActions({ payment, orderId }: { payment: Payment; orderId: number | undefined }) {
  const say = usePhrases('payment')
  const outcome = outcomeOf(payment)
  const mayPay = outcome === 'fail' || outcome === 'cancel' || outcome === 'pending'
  const paysFirst = outcome === 'fail' || outcome === 'cancel'
  const pay = mayPay && (
    <Link
      to="/v1/order/payment/payment"
      search={{ payment_id: payment.payment_id, order_id: orderId }}
      replace
      className={buttonClass({ look: paysFirst ? 'primary' : 'soft', size: 'large', block: true })}
    >
      {say(paysFirst ? 'again' : 'other_way')}
    </Link>
  )
  return (
    <div className="mt-8 grid w-full gap-3">
      {paysFirst && pay}
      {orderId !== undefined && (
        <Link
          to="/v1/order/detail/detail"
          search={{ order_id: orderId }}
          className={buttonClass({ look: paysFirst ? 'soft' : 'primary', size: 'large', block: true })}
        >
          {say('view_order')}
        </Link>
      )}
      {!paysFirst && pay}
      <div className="grid grid-cols-2 gap-3">
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'plain', block: true })}>
          {say('go_home')}
        </Link>
        <Link to="/v2/member/index/index" className={buttonClass({ look: 'plain', block: true })}>
          {say('member_centre')}
        </Link>
      </div>
    </div>
  )
}
