import type { bridge } from '@longmall/contract/bridge.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { makeTicket } from '../../identity/ticket/make-ticket.ts'
import type { Context } from '../../kernel/context.ts'
import { exchangeCode } from './exchange-code.ts'

/** openid and userinfo for a code (§7), and a ticket that logs in whom they name (IDN-04). Refuses like `exchangeCode`. */
export async function openidOfCode(context: Context, { code }: { code: string }): Promise<OutputOf<typeof bridge.wechat_openid>> {
  const { openid, nickname, headimgurl } = await exchangeCode(context, code)
  const profile = { nickname, email: null, avatar: headimgurl }
  const ticket = await context.transaction((inner) => makeTicket(inner, { provider: 'wechat', subject: openid, profile }))
  return { openid, userinfo: { openid, nickname, headimgurl }, ticket }
}
