import { contract } from '@longmall/contract/index.ts'
import { applicationHandlers } from './application/handlers.ts'
import { bridgeHandlers } from './bridge/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { codeHandlers } from './code/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import { identityHandlers } from './identity/handlers.ts'
import type { Domain } from './kernel/http.ts'
import { memberHandlers } from './member/handlers.ts'
import { messagingHandlers } from './messaging/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { rechargeHandlers } from './recharge/handlers.ts'
import { returnsHandlers } from './returns/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { shippingHandlers } from './shipping/handlers.ts'
import { siteHandlers } from './site/handlers.ts'
import { staffHandlers } from './staff/handlers.ts'
import { walletHandlers } from './wallet/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'

const handlers = {
  application: applicationHandlers,
  bridge: bridgeHandlers,
  cart: cartHandlers,
  catalogue: catalogueHandlers,
  code: codeHandlers,
  content: contentHandlers,
  coupon: couponHandlers,
  identity: identityHandlers,
  member: memberHandlers,
  messaging: messagingHandlers,
  order: orderHandlers,
  payment: paymentHandlers,
  recharge: rechargeHandlers,
  returns: returnsHandlers,
  review: reviewHandlers,
  search: searchHandlers,
  session: sessionHandlers,
  shipping: shippingHandlers,
  site: siteHandlers,
  staff: staffHandlers,
  wallet: walletHandlers,
  withdrawal: withdrawalHandlers,
} satisfies { [Name in keyof typeof contract]: unknown }

/** The list of domains: each one's contract with its handlers. */
export const domains = Object.entries(contract).map(([name, one]) => ({
  contract: one,
  handlers: handlers[name as keyof typeof contract],
})) as unknown as Domain[]
