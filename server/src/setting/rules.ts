import type { SettingGroup } from '@longmall/contract/setting.ts'
import * as z from 'zod/mini'
import type { Setting } from '../kernel/settings.ts'

const groupOfDomain: Record<string, SettingGroup> = {
  site: 'shop',
  order: 'orders',
  returns: 'orders',
  shipping: 'orders',
  cart: 'orders',
  review: 'orders',
  payment: 'payments',
  wallet: 'wallet',
  recharge: 'wallet',
  withdrawal: 'wallet',
  identity: 'members',
  member: 'members',
  code: 'members',
  promotion: 'promotions',
  campaign: 'promotions',
  seckill: 'promotions',
  pintuan: 'promotions',
  gift: 'promotions',
  reward: 'promotions',
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

export interface SettingForm {
  /** JSON Schema, 2020-12. */
  schema: object
  minimum: number | null
  maximum: number | null
}

/** What fits a setting, told from its schema. */
export function formOf({ schema }: Setting): SettingForm {
  const { $schema: _, ...told } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>
  const bound = (value: unknown) => (typeof value === 'number' && Math.abs(value) <= 2_147_483_647 ? value : null)
  const isNumber = told.type === 'integer' || told.type === 'number'
  return { schema: told, minimum: isNumber ? bound(told.minimum) : null, maximum: isNumber ? bound(told.maximum) : null }
}
