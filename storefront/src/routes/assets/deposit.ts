import { readDepositId, readDeposits } from '../../deposit/deposit-address.ts'
import { screen } from '../screen.ts'

export const depositScreens = {
  '/v2/assets/deposit': screen('deposit/deposit-screen', {
    access: 'member',
    translations: ['deposit', 'assetarea', 'content', 'payment'],
    search: readDeposits,
  }),
  '/v2/assets/deposit_detail': screen('deposit/deposit-detail-screen', {
    access: 'member',
    translations: ['deposit'],
    search: readDepositId,
  }),
}
