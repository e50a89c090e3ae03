import { hostPort, hostSettled } from '../shell/host/host-port.ts'
import { readWechatReply, isWechat, redirectToWechat, wechatApp } from './wechat.ts'

/** Who vouches for the shopper with one tap. */
export type OneTapMethod = 'host' | 'wechat'

/** The way to log in with one tap here: the host app, or WeChat where its browser shows the shop and the operator set it up; null when there is none. */
export async function findOneTap(): Promise<OneTapMethod | null> {
  await hostSettled()
  if (hostPort()) return 'host'
  return isWechat() && (await wechatApp()) ? 'wechat' : null
}

/**
 * Requests the shopper's identity and returns a ticket for `identity/log_in_authorised`; null when the shopper cancelled,
 * when the app timed out, or when the page redirects to WeChat, which returns to this address.
 */
export async function oneTap(): Promise<string | null> {
  const host = hostPort()
  if (host) return host.ticket()
  await redirectToWechat()
  return null
}

/** After the return from WeChat: exchanges the code in the address for a ticket, once. Null if the address has no code. */
export const returnedOneTap = (): Promise<string | null> => readWechatReply()
