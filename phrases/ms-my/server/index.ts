import type { ServerPhrases } from '../../en-us/server/index.ts'
import { application } from './application.ts'
import { bridge } from './bridge.ts'
import { call } from './call.ts'
import { code } from './code.ts'
import { content } from './content.ts'
import { coupon } from './coupon.ts'
import { identity } from './identity.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { order } from './order.ts'
import { recharge } from './recharge.ts'
import { review } from './review.ts'
import { returns } from './returns.ts'
import { sandbox } from './sandbox.ts'
import { session } from './session.ts'
import { shipping } from './shipping.ts'
import { shop } from './shop.ts'
import { staff } from './staff.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

export const serverPhrases: ServerPhrases = {
  ...application,
  ...bridge,
  ...call,
  ...code,
  ...content,
  ...coupon,
  ...identity,
  ...media,
  ...member,
  ...message,
  ...order,
  ...recharge,
  ...review,
  ...returns,
  ...sandbox,
  ...session,
  ...shipping,
  ...shop,
  ...staff,
  ...wallet,
  ...withdrawal,
}
