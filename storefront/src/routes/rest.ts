import { applicationScreens } from './application.ts'
import { articleScreens } from './reading/article.ts'
import { campaignScreens } from './promotions/campaign.ts'
import { cartScreens } from './cart.ts'
import { catalogueScreens } from './catalogue.ts'
import { coinWithdrawalScreens } from './assets/coin-withdrawal.ts'
import { contentScreens } from './content.ts'
import { pointsShopScreens } from './promotions/points-shop.ts'
import { depositScreens } from './assets/deposit.ts'
import { gameScreens } from './promotions/game.ts'
import { identityScreens } from './identity.ts'
import { invitationScreens } from './promotions/invitation.ts'
import { coinWalletScreens } from './assets/wallet.ts'
import { coinScreens } from './assets/coins.ts'
import { boxScreens } from './assets/box.ts'
import { networkScreens } from './assets/network.ts'
import { pledgeScreens } from './assets/pledge.ts'
import { plannedScreens } from './planned.ts'
import { memberScreens } from './member.ts'
import { orderScreens } from './order.ts'
import { type Screen, type ScreenModule, screen } from './screen.ts'
import { flashSaleScreens } from './promotions/flash-sale.ts'
import { shellScreens } from './shell.ts'
import { teamBuyAndBargainScreens } from './promotions/team-buy-and-bargain.ts'
import { walletScreens } from './wallet.ts'

/** Built screens that are not in `first.ts`: a new area's file is added here. */
export const builtScreens = {
  ...shellScreens,
  ...catalogueScreens,
  ...cartScreens,
  ...orderScreens,
  ...campaignScreens,
  ...pointsShopScreens,
  ...gameScreens,
  ...identityScreens,
  ...memberScreens,
  ...invitationScreens,
  ...coinWalletScreens,
  ...networkScreens,
  ...depositScreens,
  ...pledgeScreens,
  ...coinScreens,
  ...coinWithdrawalScreens,
  ...boxScreens,
  ...contentScreens,
  ...applicationScreens,
  ...articleScreens,
  ...teamBuyAndBargainScreens,
  ...walletScreens,
  ...flashSaleScreens,
}

const notOpenYet = screen('shell/screens/not-open-yet-screen')
/** The not-found screen: for an unknown path or a record that does not exist. */
export const missingScreen = screen('shell/screens/not-found-screen')

const laterScreens = Object.fromEntries(Object.keys(plannedScreens).map((path) => [path, notOpenYet]))

export const restScreens: Record<string, Screen> = { ...laterScreens, ...builtScreens }

export const restFiles = import.meta.glob<ScreenModule>('../*/**/*-screen.tsx')
