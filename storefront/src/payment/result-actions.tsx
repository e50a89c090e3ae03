import type { OrderSummary } from '@longmall/contract/order.ts'
import type { Payment } from '@longmall/contract/payment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { detailPaths } from '../addresses/order-address.ts'
import { Link, type LinkSearch } from '../shell/link.tsx'
import type { ScreenPath } from '../routes/table.ts'
import { useTranslations } from '../shell/translations.tsx'
import { outcomeOf } from './outcome.ts'

interface RecordLink {
  labelKey: 'view_group' | 'view_points_order' | 'view_reservations' | 'view_gifts' | 'view_devices'
  to: ScreenPath
  search: LinkSearch
}

/** Where a purchase of a promotion is found besides its order: its team, the points shop, reservations, gifts, devices. */
function recordOf({ order_id, order_type, promotion }: OrderSummary): RecordLink | null {
  if (promotion?.kind === 'team_buy' && promotion.subject !== null)
    return { labelKey: 'view_group', to: '/promotionpages/pintuan/share/share', search: { group_id: promotion.subject } }
  if (promotion?.kind === 'point') return { labelKey: 'view_points_order', to: '/promotionpages/point/result/result', search: { order_id } }
  if (promotion?.kind === 'gift') return { labelKey: 'view_gifts', to: '/promotionpages/gift/order/order', search: {} }
  if (order_type === 'entity') return { labelKey: 'view_devices', to: '/v2/assets/devices', search: {} }
  return order_type === 'deposit' ? { labelKey: 'view_reservations', to: '/v2/order/presale/presale', search: {} } : null
}

/** Where to go from a result: pay again where that can still be, the order, home, the member centre. */
export function ResultActions({ payment, order }: { payment: Payment; order: OrderSummary | undefined }) {
  const t = useTranslations('payment')
  const outcome = outcomeOf(payment)
  const paysFirst = outcome === 'open' || outcome === 'fail' || outcome === 'cancel'
  const mayPay = paysFirst || outcome === 'pending'
  const record = order && outcome === 'success' ? recordOf(order) : null
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
