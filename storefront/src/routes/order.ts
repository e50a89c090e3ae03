import { readConfirm, readOrderId, readOrderList, readPresale, readPurchase } from '../addresses/order-address.ts'
import { readPayment } from '../payment/payment-address.ts'
import { readAfterSalesCentre, readRefund, readRefundDetail } from '../refund/refund-address.ts'
import { readLogistics } from '../fulfilment/read-logistics.ts'
import { readOrderReview } from '../review/writing/read-order-review.ts'
import { screen } from './screen.ts'

const ordering = ['order', 'coupon', 'payment', 'member', 'form'] as const
/** An order by its type. */
const detail = (kind: 'order' | 'deposit' | 'pledge' | 'virtual') =>
  screen(`order/detail/${kind}-detail-screen`, {
    access: 'member',
    translations: ['order', 'coupon', 'fulfilment', 'receipt', 'member', kind === 'pledge' ? 'pledge' : 'box'],
    search: readOrderId,
  })

export const orderScreens = {
  '/v2/order/confirm/confirm': screen('order/confirm/confirm-screen', {
    access: 'member',
    translations: [...ordering, 'flashsale'],
    search: readConfirm,
  }),
  '/v1/order/payment/payment_entity': screen('order/purchase/entity-screen', {
    access: 'member',
    translations: [...ordering, 'assetarea', 'content', 'box'],
    search: readPurchase,
  }),
  '/v1/order/payment/payment_start_up': screen('order/purchase/start-up-screen', {
    access: 'member',
    translations: [...ordering, 'assetarea', 'content', 'award', 'outcome'],
    search: readPurchase,
  }),
  '/v1/order/payment/payment_pledge': screen('order/purchase/pledge-screen', {
    access: 'member',
    translations: [...ordering, 'assetarea', 'content', 'pledge'],
    search: readPurchase,
  }),
  '/v1/order/payment/payment_virtually': screen('order/purchase/virtual-screen', {
    access: 'member',
    translations: ordering,
    search: readPurchase,
  }),
  '/v1/order/list/list': screen('order/list/order-list-screen', {
    access: 'member',
    translations: ['order', 'fulfilment'],
    search: readOrderList,
  }),
  '/v2/order/pending/pending': screen('order/list/pending-screen', { access: 'member', translations: ['order', 'fulfilment'] }),
  '/v2/order/presale/presale': screen('order/presale/presale-screen', {
    access: 'member',
    translations: ['order', 'fulfilment'],
    search: readPresale,
  }),
  '/v1/order/detail/detail': detail('order'),
  '/v1/order/detail/detail_deposit': detail('deposit'),
  '/v1/order/detail/detail_pledge': detail('pledge'),
  '/v1/order/detail_virtual/detail_virtual': detail('virtual'),
  '/v2/order/query/query': screen('order/query/query-screen', {
    translations: ['order', 'application', 'code', 'form'],
    search: () => ({}),
  }),
  '/v1/order/payment/payment': screen('payment/payment-screen', {
    access: 'member',
    translations: ['payment', 'order'],
    search: readPayment,
  }),
  '/v2/pay/result/result': screen('payment/result/result-screen', {
    access: 'member',
    translations: ['payment', 'bridge'],
    search: readPayment,
  }),
  '/v2/order/logistics/logistics': screen('fulfilment/logistics-screen', {
    access: 'member',
    translations: ['fulfilment'],
    search: readLogistics,
  }),
  '/v1/order/evaluate/evaluate': screen('review/writing/order-review-screen', {
    access: 'member',
    translations: ['review', 'catalogue'],
    search: readOrderReview,
  }),
  '/v1/order/activist/activist': screen('refund/after-sales-centre-screen', {
    access: 'member',
    translations: ['refund'],
    search: readAfterSalesCentre,
  }),
  '/v2/order/refund/refund': screen('refund/request/refund-screen', {
    access: 'member',
    translations: ['refund', 'receipt', 'review'],
    search: readRefund,
  }),
  '/v2/order/refund_detail/refund_detail': screen('refund/detail/refund-detail-screen', {
    access: 'member',
    translations: ['refund', 'receipt', 'form'],
    search: readRefundDetail,
  }),
}
