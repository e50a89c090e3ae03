import { application } from './application.ts'
import { bridge } from './bridge.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { code } from './code.ts'
import { content } from './content.ts'
import { coupon } from './coupon.ts'
import { identity } from './identity.ts'
import { member } from './member.ts'
import { messaging } from './messaging.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { recharge } from './recharge.ts'
import { returns } from './returns.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shipping } from './shipping.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

/** Every operation there is, by domain. */
export const contract = {
  application,
  bridge,
  cart,
  catalogue,
  code,
  content,
  coupon,
  identity,
  member,
  messaging,
  order,
  payment,
  recharge,
  returns,
  review,
  search,
  session,
  shipping,
  site,
  staff,
  wallet,
  withdrawal,
}

type Contracts = typeof contract
type PathsOf<Domain extends keyof Contracts> = {
  [Name in keyof Contracts[Domain] & string as `${Domain}/${Name}`]: Contracts[Domain][Name]
}
type Merge<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void ? Whole : never

/** Operations by their path, for a client typed by `import type`: an operation's path is `domain/name`. */
export type Api = Merge<{ [Domain in keyof Contracts]: PathsOf<Domain> }[keyof Contracts]>
