import { contract } from '@longmall/contract/index.ts'
import { applicationHandlers } from './application/handlers.ts'
import { articleHandlers } from './article/handlers.ts'
import { assetAreaHandlers } from './asset-area/handlers.ts'
import { awardHandlers } from './award/handlers.ts'
import { bargainHandlers } from './bargain/handlers.ts'
import { boxHandlers } from './box/handlers.ts'
import { bridgeHandlers } from './bridge/handlers.ts'
import { campaignHandlers } from './campaign/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { cloneHandlers } from './clone/handlers.ts'
import { depositHandlers } from './deposit/handlers.ts'
import { distributionHandlers } from './distribution/handlers.ts'
import { codeHandlers } from './code/handlers.ts'
import { coinTransferHandlers } from './coin-transfer/handlers.ts'
import { coinWithdrawalHandlers } from './coin-withdrawal/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { conversionHandlers } from './conversion/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import { pointsShopHandlers } from './points-shop/handlers.ts'
import { giftHandlers } from './gift/handlers.ts'
import { gameHandlers } from './game/handlers.ts'
import { identityHandlers } from './identity/handlers.ts'
import { invitationHandlers } from './invitation/handlers.ts'
import type { Domain } from './kernel/http/http.ts'
import { memberHandlers } from './member/handlers.ts'
import { messagingHandlers } from './messaging/handlers.ts'
import { networkHandlers } from './network/handlers.ts'
import { opsHandlers } from './ops/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { pledgeHandlers } from './pledge/handlers.ts'
import { posterHandlers } from './poster/handlers.ts'
import { teamBuyHandlers } from './team-buy/handlers.ts'
import { rechargeHandlers } from './recharge/handlers.ts'
import { redemptionHandlers } from './redemption/handlers.ts'
import { refundHandlers } from './refund/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { rewardHandlers } from './reward/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { flashSaleHandlers } from './flash-sale/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { settingHandlers } from './setting/handlers.ts'
import { fulfilmentHandlers } from './fulfilment/handlers.ts'
import { shopHandlers } from './shop/handlers.ts'
import { siteHandlers } from './site/handlers.ts'
import { staffHandlers } from './staff/handlers.ts'
import { storeHandlers } from './store/handlers.ts'
import { unitPriceHandlers } from './unit-price/handlers.ts'
import { walletHandlers } from './wallet/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'
import { workHandlers } from './work/handlers.ts'

const handlers = {
  application: applicationHandlers,
  article: articleHandlers,
  asset_area: assetAreaHandlers,
  award: awardHandlers,
  bargain: bargainHandlers,
  box: boxHandlers,
  bridge: bridgeHandlers,
  campaign: campaignHandlers,
  cart: cartHandlers,
  catalogue: catalogueHandlers,
  clone: cloneHandlers,
  code: codeHandlers,
  coin_transfer: coinTransferHandlers,
  coin_withdrawal: coinWithdrawalHandlers,
  content: contentHandlers,
  conversion: conversionHandlers,
  coupon: couponHandlers,
  deposit: depositHandlers,
  distribution: distributionHandlers,
  points_shop: pointsShopHandlers,
  gift: giftHandlers,
  game: gameHandlers,
  identity: identityHandlers,
  invitation: invitationHandlers,
  member: memberHandlers,
  messaging: messagingHandlers,
  network: networkHandlers,
  ops: opsHandlers,
  order: { ...checkoutHandlers, ...orderHandlers },
  payment: paymentHandlers,
  pledge: pledgeHandlers,
  poster: posterHandlers,
  team_buy: teamBuyHandlers,
  recharge: rechargeHandlers,
  redemption: redemptionHandlers,
  unit_price: unitPriceHandlers,
  refund: refundHandlers,
  review: reviewHandlers,
  reward: rewardHandlers,
  search: searchHandlers,
  flash_sale: flashSaleHandlers,
  session: sessionHandlers,
  setting: settingHandlers,
  fulfilment: fulfilmentHandlers,
  shop: shopHandlers,
  site: siteHandlers,
  staff: staffHandlers,
  store: storeHandlers,
  wallet: walletHandlers,
  withdrawal: withdrawalHandlers,
  work: workHandlers,
} satisfies { [Name in keyof typeof contract]: unknown }

/** The list of domains: each one's contract with its handlers. */
export const domains = Object.entries(contract).map(([name, one]) => ({
  contract: one,
  handlers: handlers[name as keyof typeof contract],
})) as unknown as Domain[]
