import type { Language } from '@longmall/contract/fields.ts'
import type { OpenHours } from '@longmall/contract/store.ts'
import type { TestShop } from '../../../test/harness.ts'

export interface StoreInput {
  names?: Partial<Record<Language, string>>
  address?: string
  note?: string
  phone?: string
  hours?: OpenHours[]
  closed_days?: string[]
  is_open?: boolean
  offers_pickup?: boolean
  position?: number
}

/** A store that hands over orders unless specified otherwise, known to the shop at once. */
export async function makeStore(shop: TestShop, input: StoreInput = {}): Promise<number> {
  const { names = { 'en-us': 'Bay store', 'zh-cn': '湾区店' }, address = '8 Harbour Road', note = '', hours = [], ...row } = input
  const { id } = await shop.db
    .insertInto('store')
    .values({ ...row, hours: JSON.stringify(hours), created_at: shop.site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('store_text')
    .values(Object.entries(names).map(([language, name]) => ({ store_id: id, language, name, address, note })))
    .execute()
  await shop.site.shared.refresh()
  return id
}
