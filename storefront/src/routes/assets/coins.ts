import { readCoinTransfer } from '../../coin-transfer/coin-transfer-address.ts'
import { readConversionId } from '../../conversion/conversion-address.ts'
import { screen } from '../screen.ts'

export const coinScreens = {
  '/v2/assets/convert': screen('conversion/convert-screen', {
    access: 'member',
    translations: ['conversion', 'assetarea', 'content', 'payment'],
    search: readConversionId,
  }),
  '/v2/assets/transfer': screen('coin-transfer/transfer-screen', {
    access: 'member',
    translations: ['cointransfer', 'assetarea', 'content', 'member', 'payment'],
    search: readCoinTransfer,
  }),
}
