import { orderTabs, readConfirm, readOrderId, readResult } from '../order/order-address.ts'
import { readChoice } from '../shell/search.ts'
import { screen } from './screen.ts'

export const orderScreens = {
  '/v2/order/confirm/confirm': screen('order/confirm-screen', { who: 'member', phrases: ['order', 'member', 'form'], search: readConfirm }),
  '/v1/order/list/list': screen('order/order-list-screen', {
    who: 'member',
    phrases: ['order'],
    search: ({ status }) => ({ status: readChoice(status, orderTabs) }),
  }),
  '/v1/order/detail/detail': screen('order/order-detail-screen', { who: 'member', phrases: ['order', 'member'], search: readOrderId }),
  '/v1/order/payment/payment': screen('payment/payment-screen', { who: 'member', phrases: ['payment', 'order'], search: readOrderId }),
  '/v2/pay/result/result': screen('payment/result-screen', { who: 'member', phrases: ['payment', 'bridge'], search: readResult }),
}
