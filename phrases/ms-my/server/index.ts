import type { ServerPhrases } from '../../en-us/server/index.ts'
import { application } from './application.ts'
import { article } from './article.ts'
import { bargain } from './bargain.ts'
import { bridge } from './bridge.ts'
import { call } from './call.ts'
import { catalogueTree } from './catalogue-tree.ts'
import { code } from './code.ts'
import { content } from './content.ts'
import { coupon } from './coupon.ts'
import { exchange } from './exchange.ts'
import { gift } from './gift.ts'
import { game } from './game.ts'
import { goods } from './goods.ts'
import { goodsWork } from './goods-work.ts'
import { identity } from './identity.ts'
import { list } from './list.ts'
import { listMore } from './list-more.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { ops } from './ops.ts'
import { opening } from './opening.ts'
import { order } from './order.ts'
import { pintuan } from './pintuan.ts'
import { promotion } from './promotion.ts'
import { recharge } from './recharge.ts'
import { reward } from './reward.ts'
import { review } from './review.ts'
import { returns } from './returns.ts'
import { sandbox } from './sandbox.ts'
import { search } from './search.ts'
import { seckill } from './seckill.ts'
import { session } from './session.ts'
import { setting } from './setting.ts'
import { shipping } from './shipping.ts'
import { shop } from './shop.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'
import { work } from './work.ts'

export const serverPhrases: ServerPhrases = {
  ...application,
  ...article,
  ...bargain,
  ...bridge,
  ...call,
  ...catalogueTree,
  ...code,
  ...content,
  ...coupon,
  ...exchange,
  ...gift,
  ...game,
  ...goods,
  ...goodsWork,
  ...identity,
  ...list,
  ...listMore,
  ...media,
  ...member,
  ...message,
  ...ops,
  ...opening,
  ...order,
  ...pintuan,
  ...promotion,
  ...recharge,
  ...reward,
  ...review,
  ...returns,
  ...sandbox,
  ...search,
  ...seckill,
  ...session,
  ...setting,
  ...shipping,
  ...shop,
  ...staff,
  ...store,
  ...wallet,
  ...withdrawal,
  ...work,
}
