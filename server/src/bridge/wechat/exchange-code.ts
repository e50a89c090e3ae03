import { Address, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { bridgeSettings } from '../settings.ts'

export interface WechatIdentity {
  openid: string
  nickname: string | null
  headimgurl: string | null
}

const timeoutMs = 10_000

/**
 * Exchanges a code for the WeChat user, which WeChat allows once. A user who granted only the openid has no nickname. Refuses
 * `call.feature_off` when no account is set up, `bridge.wechat_code_invalid`, `call.unavailable`.
 */
export async function exchangeCode(context: Context, code: string): Promise<WechatIdentity> {
  const appid = context.setting(bridgeSettings.wechat_app_id)
  const secret = context.setting(bridgeSettings.wechat_secret)
  if (!appid || !secret) throw new Refusal('call.feature_off')
  const granted = await requestWechat(context, 'sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' })
  const openid = z.safeParse(Text(128), granted.openid).data
  if (!openid) throw new Refusal('bridge.wechat_code_invalid')
  const access_token = String(granted.access_token)
  const mayReadProfile = String(granted.scope).split(',').includes('snsapi_userinfo')
  const user = mayReadProfile ? await requestWechat(context, 'sns/userinfo', { access_token, openid, lang: 'zh_CN' }) : {}
  return {
    openid,
    nickname:
      z.safeParse(Text(40), typeof user.nickname === 'string' ? user.nickname.normalize('NFC').trim().slice(0, 40) : null).data ?? null,
    headimgurl: z.safeParse(Address, user.headimgurl).data || null,
  }
}

/** One call of WeChat; its response is JSON whatever its content type, and its errors have status 200. */
async function requestWechat({ setting, site }: Context, path: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const address = `${setting(bridgeSettings.wechat_address).replace(/\/+$/, '')}/${path}?${new URLSearchParams(fields).toString()}`
  let answer: Record<string, unknown>
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    answer = (await response.json()) as Record<string, unknown>
  } catch (error) {
    // Without the address: it holds the secret and the code.
    site.log.warn({ path, reason: error instanceof Error ? error.message : 'unknown' }, 'WeChat did not answer')
    throw new Refusal('call.unavailable')
  }
  if (answer.errcode) {
    site.log.info({ path, errcode: answer.errcode }, 'WeChat refused')
    throw new Refusal('bridge.wechat_code_invalid')
  }
  return answer
}
