import { store } from '../state/store.ts'
import { call } from './api.ts'
import { compose, send, sendAsUntrusted, sendRaw, sendToken } from './send-messages.ts'

type Run = () => void | Promise<void>

const scan = (fields: object) => () => send('005', fields)

/** Messages that are right. */
export const presets = {
  scan_119: scan({ sku_id: '119' }),
  scan_172: scan({ sku_id: '172' }),
  scan_204: scan({ sku_id: '204' }),
  scan_goods: scan({ sku_id: '1001', source_member: '1' }),
  scan_promotion: scan({ promotion_type: 'seckill', promotion_id: '1', promotion_addon: 'seckill' }),
  open_goods: () => send('015', { url: '1002' }),
  open_inside: () => send('015', { url: '/v2/goods/brand/brand' }),
  open_outside: () => send('015', { url: 'https://www.example.com/news' }),
  desktop_order: () => send('013', { url: '/desktop/order/1', sku_id: '172' }),
  environment: () => send('009', { isProductEnvironment: false, isInstallBoostapp: true }),
  token: () => sendToken(),
  no_token: () => send('002'),
  log_out: () => send('007'),
} satisfies Record<string, Run>

const link = { url: '/v2/goods/category/category' }
const without = (name: string) => {
  const message: Record<string, unknown> = compose('015', link)
  delete message[name]
  return message
}
const sendJson = (message: object) => sendRaw(JSON.stringify(message))

/** Messages that the shop must drop, or whose token its server must refuse. */
export const wrongPresets = {
  bad_json: () => sendRaw(`{"cmd":"015",${JSON.stringify(link).slice(1, -2)}`),
  unknown_command: () => sendJson(compose('011', link)),
  shop_command: () => send('001'),
  no_id: () => sendJson(without('mes_unique_id')),
  wrong_spelling: () => sendJson({ ...without('plartform'), platform: 'android' }),
  other_version: () => send('015', { ...link, pro_version: '2.0.0' }),
  wrong_field: () => send('015', { url: { href: link.url } }),
  script_link: () => send('015', { url: 'javascript:alert(document.domain)' }),
  twice: () => {
    const text = JSON.stringify(compose('015', { url: '/v2/goods/toplist/toplist' }))
    sendRaw(text)
    sendRaw(text)
  },
  forged_token: async () => {
    const { host_token } = await call('simulate_token', store.getState().user)
    send('002', { token: host_token.replace(/[^.]+$/, (signature) => [...signature].toReversed().join('')) })
  },
  late_token: async () => send('002', { token: (await call('simulate_token', { ...store.getState().user, expires_in: -1 })).host_token }),
  long_token: async () => send('002', { token: (await call('simulate_token', { ...store.getState().user, expires_in: 3600 })).host_token }),
  stranger: () => sendAsUntrusted(JSON.stringify(compose('015', link))),
} satisfies Record<string, Run>
