import type { application } from './en-us/application.ts'
import type { article } from './en-us/article.ts'
import type { assetarea } from './en-us/assetarea.ts'
import type { assets } from './en-us/assets.ts'
import type { award } from './en-us/award.ts'
import type { balance } from './en-us/balance.ts'
import type { bargain } from './en-us/bargain.ts'
import type { box } from './en-us/box.ts'
import type { bridge } from './en-us/bridge.ts'
import type { campaign } from './en-us/campaign.ts'
import type { cart } from './en-us/cart.ts'
import type { catalogue } from './en-us/catalogue.ts'
import type { code } from './en-us/code.ts'
import type { coinwithdrawal } from './en-us/coinwithdrawal.ts'
import type { content } from './en-us/content.ts'
import type { cointransfer } from './en-us/cointransfer.ts'
import type { conversion } from './en-us/conversion.ts'
import type { coupon } from './en-us/coupon.ts'
import type { pointsshop } from './en-us/pointsshop.ts'
import type { deposit } from './en-us/deposit.ts'
import type { distribution } from './en-us/distribution.ts'
import type { gift } from './en-us/gift.ts'
import type { form } from './en-us/form.ts'
import type { game } from './en-us/game.ts'
import type { identity } from './en-us/identity.ts'
import type { invitation } from './en-us/invitation.ts'
import type { member } from './en-us/member.ts'
import type { network } from './en-us/network.ts'
import type { order } from './en-us/order.ts'
import type { outcome } from './en-us/outcome.ts'
import type { promotion } from './en-us/promotion.ts'
import type { payment } from './en-us/payment.ts'
import type { pledge } from './en-us/pledge.ts'
import type { poster } from './en-us/poster.ts'
import type { teambuy } from './en-us/teambuy.ts'
import type { location } from './en-us/location.ts'
import type { recharge } from './en-us/recharge.ts'
import type { redemption } from './en-us/redemption.ts'
import type { receipt } from './en-us/receipt.ts'
import type { refund } from './en-us/refund.ts'
import type { review } from './en-us/review.ts'
import type { reward } from './en-us/reward.ts'
import type { scan } from './en-us/scan.ts'
import type { search } from './en-us/search.ts'
import type { flashsale } from './en-us/flashsale.ts'
import type { shell } from './en-us/shell.ts'
import type { fulfilment } from './en-us/fulfilment.ts'
import type { startup } from './en-us/startup.ts'
import type { testpage } from './en-us/testpage.ts'
import type { wallet } from './en-us/wallet.ts'
import type { webview } from './en-us/webview.ts'
import type { withdrawal } from './en-us/withdrawal.ts'

/** Domains that have translations: one line for each, typed by English. */
export interface Domains {
  application: typeof application
  article: typeof article
  assetarea: typeof assetarea
  assets: typeof assets
  award: typeof award
  balance: typeof balance
  bargain: typeof bargain
  box: typeof box
  bridge: typeof bridge
  campaign: typeof campaign
  cart: typeof cart
  catalogue: typeof catalogue
  code: typeof code
  coinwithdrawal: typeof coinwithdrawal
  content: typeof content
  cointransfer: typeof cointransfer
  conversion: typeof conversion
  coupon: typeof coupon
  pointsshop: typeof pointsshop
  deposit: typeof deposit
  distribution: typeof distribution
  gift: typeof gift
  form: typeof form
  game: typeof game
  identity: typeof identity
  invitation: typeof invitation
  member: typeof member
  network: typeof network
  order: typeof order
  outcome: typeof outcome
  payment: typeof payment
  pledge: typeof pledge
  poster: typeof poster
  teambuy: typeof teambuy
  location: typeof location
  promotion: typeof promotion
  recharge: typeof recharge
  redemption: typeof redemption
  receipt: typeof receipt
  refund: typeof refund
  review: typeof review
  reward: typeof reward
  scan: typeof scan
  search: typeof search
  flashsale: typeof flashsale
  shell: typeof shell
  fulfilment: typeof fulfilment
  startup: typeof startup
  testpage: typeof testpage
  wallet: typeof wallet
  webview: typeof webview
  withdrawal: typeof withdrawal
}
export type DomainName = keyof Domains
