import { applicationAccountClosure } from './application/close-account.ts'
import { articleAccountClosure } from './article/close-account.ts'
import { assetAreaAccountClosure } from './asset-area/close-account.ts'
import { awardAccountClosure } from './award/close-account.ts'
import { bargainAccountClosure } from './bargain/close-account.ts'
import { boxAccountClosure } from './box/close-account.ts'
import { bridgeAccountClosure } from './bridge/close-account.ts'
import { cartAccountClosure } from './cart/erasure/close-account.ts'
import { catalogueAccountClosure } from './catalogue/browsing/close-account.ts'
import { cloneAccountClosure } from './clone/close-account.ts'
import { coinTransferAccountClosure } from './coin-transfer/close-account.ts'
import { conversionAccountClosure } from './conversion/close-account.ts'
import { coinWithdrawalAccountClosure } from './coin-withdrawal/close-account.ts'
import { couponAccountClosure } from './coupon/close-account.ts'
import { depositAccountClosure } from './deposit/close-account.ts'
import { distributionAccountClosure } from './distribution/close-account.ts'
import { gameAccountClosure } from './game/close-account.ts'
import { pointsShopAccountClosure } from './points-shop/close-account.ts'
import { giftAccountClosure } from './gift/close-account.ts'
import { invitationAccountClosure } from './invitation/close-account.ts'
import type { AccountClosureStep } from './kernel/account-closure.ts'
import { mediaAccountClosure } from './media/close-account.ts'
import { memberAccountClosure } from './member/close-account.ts'
import { networkAccountClosure } from './network/close-account.ts'
import { orderAccountClosure } from './order/close-account.ts'
import { paymentAccountClosure } from './payment/close-account.ts'
import { pledgeAccountClosure } from './pledge/close-account.ts'
import { teamBuyAccountClosure } from './team-buy/close-account.ts'
import { promotionAccountClosure } from './promotion/close-account.ts'
import { rechargeAccountClosure } from './recharge/close-account.ts'
import { refundAccountClosure } from './refund/close-account.ts'
import { reviewAccountClosure } from './review/close-account.ts'
import { rewardAccountClosure } from './reward/close-account.ts'
import { searchAccountClosure } from './search/close-account.ts'
import { flashSaleAccountClosure } from './flash-sale/close-account.ts'
import { fulfilmentAccountClosure } from './fulfilment/close-account.ts'
import { storeAccountClosure } from './store/close-account.ts'
import { walletAccountClosure } from './wallet/close-account.ts'
import { withdrawalAccountClosure } from './withdrawal/close-account.ts'

/** Each domain's part in closing an account; blockers are reported in this order. */
export const accountClosureSteps: AccountClosureStep[] = [
  walletAccountClosure,
  orderAccountClosure,
  refundAccountClosure,
  paymentAccountClosure,
  articleAccountClosure,
  assetAreaAccountClosure,
  awardAccountClosure,
  bargainAccountClosure,
  boxAccountClosure,
  bridgeAccountClosure,
  cartAccountClosure,
  catalogueAccountClosure,
  cloneAccountClosure,
  coinTransferAccountClosure,
  conversionAccountClosure,
  coinWithdrawalAccountClosure,
  couponAccountClosure,
  depositAccountClosure,
  distributionAccountClosure,
  pointsShopAccountClosure,
  giftAccountClosure,
  invitationAccountClosure,
  mediaAccountClosure,
  memberAccountClosure,
  networkAccountClosure,
  pledgeAccountClosure,
  teamBuyAccountClosure,
  promotionAccountClosure,
  reviewAccountClosure,
  fulfilmentAccountClosure,
  storeAccountClosure,
  searchAccountClosure,
  flashSaleAccountClosure,
  gameAccountClosure,
  rewardAccountClosure,
  applicationAccountClosure,
  rechargeAccountClosure,
  withdrawalAccountClosure,
]
