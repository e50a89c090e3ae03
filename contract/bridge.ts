import * as z from 'zod/mini'
import { Address, Email, Flag, Integer, Money, OptionalText, Pattern, Rows, Secret, Text, Token } from './fields.ts'
import { AuthorisedLogIn } from './identity.ts'
import { operation } from './operation.ts'

/** A JWS of the host app's server; its form is validated with its signature, so that every invalid one is refused alike. */
const HostToken = Secret(1, 4000)
const tokenRefusals = ['call.feature_off', 'bridge.host_token_invalid'] as const

const Reference = Pattern(/^[\w-]{1,60}$/, 60)

/** WeChat's data of a user; a scope without `userinfo` has the openid alone. */
const WechatUser = z.object({ openid: Text(128), nickname: z.nullable(Text(40)), headimgurl: z.nullable(Address) })

/** The host message of a cloud-desktop order (013), its fields as the specification spells them (§3); token and email travel as on every call. */
export const DesktopOrder = z.object({
  cmd: z.literal('013'),
  pro_version: Text(20),
  plartform: Text(40),
  mes_unique_id: Text(80),
  isInstallBoostapp: z.optional(Flag),
  url: z.optional(OptionalText(2000)),
  sku_id: z.optional(OptionalText(40)),
  promotion_type: z.optional(OptionalText(40)),
  promotion_id: z.optional(OptionalText(40)),
  promotion_addon: z.optional(OptionalText(40)),
  source_member: z.optional(OptionalText(40)),
  pre_mes_unique_id: z.optional(OptionalText(80)),
  isProductEnvironment: z.optional(Flag),
})
export type DesktopOrder = z.output<typeof DesktopOrder>

export const bridge = {
  host: operation({
    path: 'bridge/host',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Configuration of the host bridge in the browser: allowed origins of frames, and WeChat’s app id',
    input: z.object({}),
    output: z.object({
      origins: Rows(Text(200)),
      /** Pages of this origin may play the host: a demo’s simulator. */
      own_origin: Flag,
      is_product_environment: Flag,
      wechat_app_id: z.nullable(Text(40)),
    }),
  }),
  ticket: operation({
    path: 'bridge/ticket',
    kind: 'non_transactional',
    access: { who: 'all' },
    summary: 'Verifies a host token and returns a ticket for identity/log_in_authorised',
    refusals: tokenRefusals,
    input: z.object({ host_token: HostToken }),
    output: z.object({ ticket: Token }),
  }),
  log_in: operation({
    path: 'bridge/log_in',
    kind: 'non_transactional',
    access: { who: 'all' },
    summary: 'Logs in by a host token whose signature is verified; answers like identity/log_in_authorised',
    refusals: tokenRefusals,
    /** `current`: the session on the device; it continues when it is this identity's already. */
    input: z.object({ host_token: HostToken, current: z.optional(Token) }),
    output: z.object({ ...AuthorisedLogIn.shape, is_current: Flag }),
  }),
  store_desktop_order: operation({
    path: 'bridge/store_desktop_order',
    at: { path: '/api/pay/boostCmds' },
    kind: 'non_transactional',
    access: { who: 'member' },
    summary: 'Stores the host message of a cloud-desktop order, once by its mes_unique_id (§7: POST /api/pay/boostCmds)',
    input: DesktopOrder,
    output: z.object({ is_new: Flag }),
  }),
  wechat_openid: operation({
    path: 'bridge/wechat_openid',
    at: { path: '/wechat/api/wechat/authcodetoopenid', get: true },
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Exchanges a code of WeChat for openid, userinfo and a log-in ticket (§7: GET or POST /wechat/api/wechat/authcodetoopenid)',
    refusals: ['call.feature_off', 'call.unavailable', 'bridge.wechat_code_invalid'],
    input: z.object({ code: Text(512) }),
    output: z.object({ openid: Text(128), userinfo: WechatUser, ticket: Token }),
  }),
  simulate_token: operation({
    path: 'bridge/simulate_token',
    open_when_closed: true,
    sealed: 'never',
    kind: 'non_transactional',
    access: { who: 'demo' },
    summary: 'A host token of the demo’s simulator; `expires_in` beyond 300 s or below 1 makes one that is refused',
    input: z.object({
      sub: Text(128),
      nickname: z.optional(Text(40)),
      email_address: z.optional(Email),
      expires_in: z.optional(Integer(-3600, 86_400)),
    }),
    output: z.object({ host_token: HostToken }),
  }),
  simulate_payment: operation({
    path: 'bridge/simulate_payment',
    open_when_closed: true,
    sealed: 'never',
    kind: 'non_transactional',
    access: { who: 'demo' },
    summary: 'Decides a host payment of a demo store; a silent one sends no notice, so that the shop must query it',
    refusals: ['payment.notice_unknown'],
    input: z.object({ reference: Reference, outcome: z.enum(['success', 'fail', 'cancel']), is_silent: z.optional(Flag) }),
    output: z.object({ amount: Money }),
  }),
}
