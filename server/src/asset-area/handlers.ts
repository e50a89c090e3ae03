import type { assetArea } from '@longmall/contract/asset-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { agree } from './agree.ts'
import { inArea } from './require-area.ts'
import { viewPrices } from './wallet/view-prices.ts'
import { viewCoinWallet } from './wallet/view-wallet.ts'
import { viewAcceptances, viewArea, viewTerms } from './views.ts'

export const assetAreaHandlers: Handlers<typeof assetArea> = {
  view: viewArea,
  wallet: inArea(viewCoinWallet),
  prices: inArea(viewPrices),
  terms: viewTerms,
  agree,
  acceptances: viewAcceptances,
}
