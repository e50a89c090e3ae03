import { application } from './application.ts'
import { article } from './article.ts'
import { assetArea } from './asset-area.ts'
import { award } from './award.ts'
import { bargain } from './bargain.ts'
import { box } from './box.ts'
import { bridge } from './bridge.ts'
import { call } from './call.ts'
import { catalogueTree } from './catalogue-tree.ts'
import { code } from './code.ts'
import { coinWithdrawal } from './coin-withdrawal.ts'
import { content } from './content.ts'
import { coinTransfer } from './coin-transfer.ts'
import { conversion } from './conversion.ts'
import { coupon } from './coupon.ts'
import { deposit } from './deposit.ts'
import { distribution } from './distribution.ts'
import { redemption } from './redemption.ts'
import { poster } from './poster.ts'
import { pointsShop } from './points-shop.ts'
import { gift } from './gift.ts'
import { game } from './game.ts'
import { goods } from './goods.ts'
import { goodsWork } from './goods-work.ts'
import { identity } from './identity.ts'
import { list } from './list.ts'
import { listBox } from './list-box.ts'
import { listDistribution } from './list-distribution.ts'
import { listRedemption } from './list-redemption.ts'
import { listInvitation } from './list-invitation.ts'
import { listMore } from './list-more.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { network } from './network.ts'
import { ops } from './ops.ts'
import { opening } from './opening.ts'
import { order } from './order.ts'
import { pledge } from './pledge.ts'
import { teamBuy } from './team-buy.ts'
import { promotion } from './promotion.ts'
import { recharge } from './recharge.ts'
import { unitPrice } from './unit-price.ts'
import { reward } from './reward.ts'
import { review } from './review.ts'
import { refund } from './refund.ts'
import { sandbox } from './sandbox.ts'
import { search } from './search.ts'
import { flashSale } from './flash-sale.ts'
import { session } from './session.ts'
import { setting } from './setting.ts'
import { fulfilment } from './fulfilment.ts'
import { shop } from './shop.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'
import { work } from './work.ts'

/** All texts of the server, by key; the type of the other languages. */
export const serverTranslations = {
  ...application,
  ...article,
  ...assetArea,
  ...award,
  ...bargain,
  ...box,
  ...bridge,
  ...call,
  ...catalogueTree,
  ...code,
  ...coinWithdrawal,
  ...content,
  ...coinTransfer,
  ...conversion,
  ...coupon,
  ...deposit,
  ...distribution,
  ...redemption,
  ...pointsShop,
  ...poster,
  ...gift,
  ...game,
  ...goods,
  ...goodsWork,
  ...identity,
  ...list,
  ...listBox,
  ...listDistribution,
  ...listRedemption,
  ...listInvitation,
  ...listMore,
  ...media,
  ...member,
  ...message,
  ...network,
  ...ops,
  ...opening,
  ...order,
  ...pledge,
  ...teamBuy,
  ...promotion,
  ...recharge,
  ...unitPrice,
  ...reward,
  ...review,
  ...refund,
  ...sandbox,
  ...search,
  ...flashSale,
  ...session,
  ...setting,
  ...fulfilment,
  ...shop,
  ...staff,
  ...store,
  ...wallet,
  ...withdrawal,
  ...work,
}
export type ServerTranslationKey = keyof typeof serverTranslations
export type ServerTranslations = Record<ServerTranslationKey, string>
