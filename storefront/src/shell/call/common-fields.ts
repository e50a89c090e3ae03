import type { Language } from '@longmall/contract/fields.ts'
import type { ShopStorage } from '../session/storage.ts'
import type { Payload } from '@longmall/web/call/encode-fields.ts'
import { newUuid } from '@longmall/web/call/new-uuid.ts'

export type AppType = 'h5' | 'wechat'
export const appTypeNames: Record<AppType, string> = { h5: 'H5', wechat: 'WeChat' }

export const appTypeOf = (userAgent: string): AppType => (/MicroMessenger/i.test(userAgent) ? 'wechat' : 'h5')

/** The store chosen on this device, when one is. */
function storedStoreId(storage: ShopStorage): string | undefined {
  const saved = storage.read('savedStore')
  if (!saved) return undefined
  const id: unknown = JSON.parse(saved)?.store_id
  return id === undefined ? undefined : String(id)
}

/** Fields of every call (§7) that an address may contain. */
export function addressFields(storage: ShopStorage, appType: AppType, language: Language): Payload {
  return { app_type: appType, app_type_name: appTypeNames[appType], store_id: storedStoreId(storage), language }
}

/** Fields of every call that land in no address and no log: headers of a GET, fields of a POST; each only when stored. */
export function identityFields(storage: ShopStorage): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const key of ['token', 'customer_id', 'email'] as const) {
    const value = storage.read(key)
    if (value) fields[key] = value
  }
  fields.visitor = visitorOf(storage)
  return fields
}

function visitorOf(storage: ShopStorage): string {
  const known = storage.read('lm_visitor')
  if (known) return known
  const visitor = newUuid()
  storage.write('lm_visitor', visitor)
  return visitor
}
