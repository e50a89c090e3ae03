import type { SettingGroup, SettingKind } from '@longmall/contract/setting.ts'
import * as z from 'zod/mini'
import type { Setting } from '../kernel/settings.ts'

const groupOfDomain: Record<string, SettingGroup> = {
  site: 'shop',
  order: 'orders',
  refund: 'orders',
  fulfilment: 'orders',
  cart: 'orders',
  review: 'orders',
  payment: 'payments',
  wallet: 'wallet',
  asset_area: 'wallet',
  deposit: 'wallet',
  box: 'wallet',
  recharge: 'wallet',
  withdrawal: 'wallet',
  coin_withdrawal: 'wallet',
  unit_price: 'wallet',
  ops: 'wallet',
  conversion: 'wallet',
  coin_transfer: 'wallet',
  identity: 'members',
  member: 'members',
  code: 'members',
  promotion: 'promotions',
  campaign: 'promotions',
  flash_sale: 'promotions',
  team_buy: 'promotions',
  gift: 'promotions',
  distribution: 'promotions',
  reward: 'promotions',
  invitation: 'promotions',
  catalogue: 'goods',
  search: 'goods',
  messaging: 'mail',
  media: 'storage',
  storage: 'storage',
  calls: 'limits',
  jobs: 'shop',
  staff: 'security',
  bridge: 'host',
}

/** Under what a setting is shown, by its domain or its own name. */
export function groupOf(key: string): SettingGroup {
  if (key === 'calls.security_option') return 'security'
  if (key.startsWith('messaging.twilio_')) return 'sms'
  return groupOfDomain[key.split('.', 1)[0]!] ?? 'shop'
}

const kindOfDomain: Record<string, SettingKind> = {
  site: 'appearance',
  content: 'appearance',
  ...Object.fromEntries(
    'order refund fulfilment cart review promotion campaign flash_sale team_buy gift distribution reward catalogue search member article work jobs store game points_shop ops'
      .split(' ')
      .map((domain) => [domain, 'commerce' as const]),
  ),
  messaging: 'providers',
  storage: 'providers',
  bridge: 'providers',
  asset_area: 'money',
  deposit: 'money',
  box: 'money',
  // Which payment account receives the money matters as much as payouts.
  payment: 'money',
  wallet: 'money',
  recharge: 'money',
  withdrawal: 'money',
  coin_withdrawal: 'money',
  unit_price: 'money',
  conversion: 'money',
  coin_transfer: 'money',
}
const kindOfKey: Record<string, SettingKind> = {
  'site.state': 'commerce',
  'site.closed_until': 'commerce',
  'site.addons': 'commerce',
  'site.time_zone': 'commerce',
  'distribution.default_margin_ppm': 'money',
  // When awards of members are forfeited to the shop.
  'member.am_window_days': 'money',
  'member.am_warning_days': 'money',
  'member.am_countdown_days': 'money',
  // Where calls go, tokens within, and which pages may speak with the shop or log its members in.
  'site.base_main': 'security',
  'site.base_member_level': 'security',
  'site.base_set_top_box': 'security',
  'site.webview_hosts': 'security',
  'bridge.host_origins': 'security',
  'bridge.host_apps': 'security',
}

/** What a setting decides about, by its name or its domain; of a domain that is not listed the strictest. */
export const kindOf = (key: string): SettingKind => kindOfKey[key] ?? kindOfDomain[key.split('.', 1)[0]!] ?? 'security'

/** Kinds whose changes wait for a second operator once the shop is opened. */
export const needsTwo = (kind: SettingKind): boolean => kind === 'security' || kind === 'money'

/** The permissions that a change of these settings asks for. */
export const permissionsFor = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => `setting.edit_${kindOf(key)}`))]

export interface SettingForm {
  /** JSON Schema, 2020-12. */
  schema: object
  minimum: number | null
  maximum: number | null
}

/** What fits a setting, derived from its schema. */
export function formOf({ accepts }: Setting): SettingForm {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(accepts, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>
  const bound = (value: unknown) => (typeof value === 'number' && Math.abs(value) <= 2_147_483_647 ? value : null)
  const isNumber = jsonSchema.type === 'integer' || jsonSchema.type === 'number'
  return { schema: jsonSchema, minimum: isNumber ? bound(jsonSchema.minimum) : null, maximum: isNumber ? bound(jsonSchema.maximum) : null }
}
