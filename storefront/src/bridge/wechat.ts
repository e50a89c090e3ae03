import { newUuid } from '@longmall/web/call/new-uuid.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { openExternalUrl } from '../shell/host/open-external-url.ts'
import { storefront } from '../shell/storefront.ts'

const authorize = 'https://open.weixin.qq.com/connect/oauth2/authorize'
/** Session storage key of the state sent to WeChat, so that another person's code cannot log in here. */
const stateKey = 'lm_wechat_state'

export const isWechat = () => /MicroMessenger/i.test(navigator.userAgent)

/** The shop’s app id at WeChat; null when the operator set none up. */
export async function wechatApp(): Promise<string | null> {
  const { wechat_app_id } = (await storefront().request('bridge/host')) as Output<'bridge/host'>
  return wechat_app_id
}

/** WeChat's authorization page, which redirects to `back` with a code. */
export function authorizeAddress(app_id: string, back: string, state: string): string {
  const fields = new URLSearchParams({ appid: app_id, redirect_uri: back, response_type: 'code', scope: 'snsapi_userinfo', state })
  return `${authorize}?${fields.toString()}#wechat_redirect`
}

/** This page's address without the parameters of an earlier WeChat response. */
export function withoutWechatReply(href: string): string {
  const address = new URL(href)
  for (const name of ['code', 'state']) address.searchParams.delete(name)
  return address.href
}

/** Redirects to WeChat; does nothing when the shop has no WeChat account. */
export async function redirectToWechat() {
  const app_id = await wechatApp()
  if (!app_id) return
  const state = newUuid()
  sessionStorage.setItem(stateKey, state)
  await openExternalUrl(authorizeAddress(app_id, withoutWechatReply(location.href), state))
}

/** Removes WeChat's response from the address and exchanges it for a ticket; null when there is none or its state does not match. */
export async function readWechatReply(): Promise<string | null> {
  const search = new URLSearchParams(location.search)
  const [code, state] = [search.get('code'), search.get('state')]
  if (!code || !state) return null
  const expected = sessionStorage.getItem(stateKey)
  sessionStorage.removeItem(stateKey)
  history.replaceState(history.state, '', withoutWechatReply(location.href))
  if (state !== expected) return null
  const { ticket } = (await storefront().request(`${location.origin}/wechat/api/wechat/authcodetoopenid`, {
    payload: { code },
  })) as Output<'bridge/wechat_openid'>
  return ticket
}
