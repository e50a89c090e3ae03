import { orderTabs, readConfirm, readOrderId, readPresale, readPurchase } from '../addresses/order-address.ts'
import { readPayment } from '../payment/payment-address.ts'
import { readActivist, readRefund, readRefundDetail } from '../returns/return-address.ts'
import { readChoice } from '../shell/search.ts'
import { readLogistics } from '../shipping/read-logistics.ts'
import { readOrderReview } from '../review/writing/read-order-review.ts'
import { screen } from './screen.ts'

const ordering = ['order', 'coupon', 'payment', 'member', 'form'] as const
/** Goods that are bought on a screen of their own. */
const purchase = (kind: 'entity' | 'start-up' | 'pledge' | 'virtual') =>
  screen(`order/purchase/${kind}-screen`, { who: 'member', phrases: ordering, search: readPurchase })
/** An order by its type. */
const detail = (kind: 'order' | 'deposit' | 'pledge' | 'virtual') =>
  screen(`order/detail/${kind}-detail-screen`, {
    who: 'member',
    phrases: ['order', 'coupon', 'shipping', 'receipt', 'member'],
    search: readOrderId,
  })

export const orderScreens = {
  '/v2/order/confirm/confirm': screen('order/confirm/confirm-screen', {
    who: 'member',
    phrases: [...ordering, 'seckill'],
    search: readConfirm,
  }),
  '/v1/order/payment/payment_entity': purchase('entity'),
  '/v1/order/payment/payment_start_up': purchase('start-up'),
  '/v1/order/payment/payment_pledge': purchase('pledge'),
  '/v1/order/payment/payment_virtually': purchase('virtual'),
  '/v1/order/list/list': screen('order/list/order-list-screen', {
    who: 'member',
    phrases: ['order', 'shipping'],
    search: ({ status }) => ({ status: readChoice(status, orderTabs) }),
  }),
  '/v2/order/pending/pending': screen('order/list/pending-screen', { who: 'member', phrases: ['order', 'shipping'] }),
  '/v2/order/presale/presale': screen('order/presale/presale-screen', {
    who: 'member',
    phrases: ['order', 'shipping'],
    search: readPresale,
  }),
  '/v1/order/detail/detail': detail('order'),
  '/v1/order/detail/detail_deposit': detail('deposit'),
  '/v1/order/detail/detail_pledge': detail('pledge'),
  '/v1/order/detail_virtual/detail_virtual': detail('virtual'),
  '/v2/order/query/query': screen('order/query/query-screen', { phrases: ['order', 'application', 'code', 'form'], search: () => ({}) }),
  '/v1/order/payment/payment': screen('payment/payment-screen', { who: 'member', phrases: ['payment', 'order'], search: readPayment }),
  '/v2/pay/result/result': screen('payment/result-screen', { who: 'member', phrases: ['payment', 'bridge'], search: readPayment }),
  '/v2/order/logistics/logistics': screen('shipping/logistics-screen', { who: 'member', phrases: ['shipping'], search: readLogistics }),
  '/v1/order/evaluate/evaluate': screen('review/writing/order-review-screen', {
    who: 'member',
    phrases: ['review', 'catalogue'],
    search: readOrderReview,
  }),
  '/v1/order/activist/activist': screen('returns/activist-screen', { who: 'member', phrases: ['returns'], search: readActivist }),
  '/v2/order/refund/refund': screen('returns/asking/refund-screen', {
    who: 'member',
    phrases: ['returns', 'receipt', 'review'],
    search: readRefund,
  }),
  '/v2/order/refund_detail/refund_detail': screen('returns/detail/refund-detail-screen', {
    who: 'member',
    phrases: ['returns', 'receipt', 'form'],
    search: readRefundDetail,
  }),
}
