import { readBill, readGoodsList, readOrderId, readOrders, readTeamGeneration } from '../../distribution/distribution-address.ts'
import { readState } from '../../withdrawal/withdrawal-address.ts'
import { screen } from '../screen.ts'

export const distributionScreens = {
  '/v2/distribution/apply': screen('distribution/distributor-apply-screen', { access: 'member', translations: ['distribution', 'form'] }),
  '/v2/distribution/index': screen('distribution/distributor-index-screen', { access: 'distributor', translations: ['distribution'] }),
  '/v2/distribution/level': screen('distribution/distributor-level-screen', { access: 'distributor', translations: ['distribution'] }),
  '/v2/distribution/goods_list': screen('distribution/distributor-goods-screen', {
    access: 'distributor',
    translations: ['distribution', 'catalogue'],
    search: readGoodsList,
  }),
  '/v2/distribution/order': screen('distribution/distributor-orders-screen', {
    access: 'distributor',
    translations: ['distribution'],
    search: readOrders,
  }),
  '/v2/distribution/order_detail': screen('distribution/distributor-order-detail-screen', {
    access: 'distributor',
    translations: ['distribution'],
    search: readOrderId,
  }),
  '/v2/distribution/team': screen('distribution/distributor-team-screen', {
    access: 'distributor',
    translations: ['distribution'],
    search: readTeamGeneration,
  }),
  '/v2/distribution/follow': screen('distribution/distributor-follow-screen', {
    access: 'distributor',
    translations: ['distribution', 'catalogue'],
  }),
  '/v2/distribution/bill': screen('distribution/distributor-bill-screen', {
    access: 'distributor',
    translations: ['distribution'],
    search: readBill,
  }),
  '/v2/distribution/promote_code': screen('distribution/distributor-code-screen', {
    access: 'distributor',
    translations: ['distribution', 'catalogue'],
  }),
  '/v2/distribution/withdraw_apply': screen('distribution/distributor-withdraw-screen', {
    access: 'distributor',
    translations: ['distribution', 'withdrawal', 'payment'],
  }),
  '/v2/distribution/withdraw_list': screen('distribution/distributor-withdrawals-screen', {
    access: 'distributor',
    translations: ['distribution', 'withdrawal'],
    search: readState,
  }),
}
