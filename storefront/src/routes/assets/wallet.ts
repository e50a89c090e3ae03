import { readCoinWallet } from '../../assets/wallet-address.ts'
import { screen } from '../screen.ts'

export const coinWalletScreens = {
  '/v2/assets/index': screen('assets/wallet-screen', {
    access: 'member',
    translations: ['assetarea', 'assets', 'wallet'],
    search: readCoinWallet,
  }),
}
