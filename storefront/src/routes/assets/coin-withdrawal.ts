import { readWalletAddress, readWithdraw } from '../../coin-withdrawal/coin-withdrawal-address.ts'
import { screen } from '../screen.ts'

export const coinWithdrawalScreens = {
  '/v2/assets/transfer_out': screen('coin-withdrawal/transfer-out-screen', {
    access: 'member',
    translations: ['assetarea', 'content', 'coinwithdrawal', 'payment'],
  }),
  '/v2/assets/withdraw': screen('coin-withdrawal/withdraw-screen', {
    access: 'member',
    translations: ['assetarea', 'content', 'coinwithdrawal', 'payment'],
    search: readWithdraw,
  }),
  '/v2/assets/wallet_address': screen('coin-withdrawal/wallet-address-screen', {
    access: 'member',
    translations: ['assetarea', 'content', 'coinwithdrawal', 'payment', 'form'],
    search: readWalletAddress,
  }),
}
