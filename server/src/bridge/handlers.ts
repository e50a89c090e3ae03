import type { bridge } from '@longmall/contract/bridge.ts'
import type { Handlers } from '../kernel/context.ts'
import { decideHostPayment } from '../payment/host/decide-payment.ts'
import { logInByHost } from './host-token/log-in-by-host.ts'
import { ticketOfHost } from './host-token/ticket-of-host.ts'
import { storeDesktopOrder } from './store-desktop-order.ts'
import { signToken } from './simulator/sign-token.ts'
import { viewHost } from './view-host.ts'
import { openidOfCode } from './wechat/openid-of-code.ts'

export const bridgeHandlers: Handlers<typeof bridge> = {
  host: viewHost,
  ticket: ticketOfHost,
  log_in: logInByHost,
  store_desktop_order: storeDesktopOrder,
  wechat_openid: openidOfCode,
  simulate_token: signToken,
  simulate_payment: decideHostPayment,
}
