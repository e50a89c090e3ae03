import { application } from './application.ts'
import { article } from './article.ts'
import { assetArea } from './asset-area.ts'
import { award } from './award.ts'
import { bargain } from './bargain.ts'
import { box } from './box.ts'
import { bridge } from './bridge.ts'
import { campaign } from './campaign.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { clone } from './clone.ts'
import { code } from './code.ts'
import { coinTransfer } from './coin-transfer.ts'
import { coinWithdrawal } from './coin-withdrawal.ts'
import { content } from './content.ts'
import { conversion } from './conversion.ts'
import { coupon } from './coupon.ts'
import { deposit } from './deposit.ts'
import { distribution } from './distribution.ts'
import { pointsShop } from './points-shop.ts'
import { gift } from './gift.ts'
import { game } from './game.ts'
import { identity } from './identity.ts'
import { invitation } from './invitation.ts'
import { member } from './member.ts'
import { messaging } from './messaging.ts'
import { network } from './network.ts'
import { ops } from './ops.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { pledge } from './pledge.ts'
import { poster } from './poster.ts'
import { teamBuy } from './team-buy.ts'
import { recharge } from './recharge.ts'
import { redemption } from './redemption.ts'
import { unitPrice } from './unit-price.ts'
import { refund } from './refund.ts'
import { review } from './review.ts'
import { reward } from './reward.ts'
import { search } from './search.ts'
import { flashSale } from './flash-sale.ts'
import { session } from './session.ts'
import { setting } from './setting.ts'
import { fulfilment } from './fulfilment.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'
import { work } from './work.ts'

/** All operations, by the first part of their paths: the snake-case names of the domains (`flash_sale`: `flash-sale.ts`). */
export const contract = {
  application,
  article,
  asset_area: assetArea,
  award,
  bargain,
  box,
  bridge,
  campaign,
  cart,
  catalogue,
  clone,
  code,
  coin_transfer: coinTransfer,
  coin_withdrawal: coinWithdrawal,
  content,
  conversion,
  coupon,
  deposit,
  distribution,
  points_shop: pointsShop,
  gift,
  game,
  identity,
  invitation,
  member,
  messaging,
  network,
  ops,
  order,
  payment,
  pledge,
  poster,
  team_buy: teamBuy,
  recharge,
  redemption,
  unit_price: unitPrice,
  refund,
  review,
  reward,
  search,
  flash_sale: flashSale,
  session,
  setting,
  fulfilment,
  shop,
  site,
  staff,
  store,
  wallet,
  withdrawal,
  work,
}

type Contracts = typeof contract
type PathsOf<Domain extends keyof Contracts> = {
  [Name in keyof Contracts[Domain] & string as `${Domain}/${Name}`]: Contracts[Domain][Name]
}
type Merge<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void ? Whole : never

/** Operations by their path, for a client typed by `import type`: an operation's path is `domain/name`. */
export type Api = Merge<{ [Domain in keyof Contracts]: PathsOf<Domain> }[keyof Contracts]>
