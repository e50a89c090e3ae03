import type { ShopStorage } from '../../shell/session/storage.ts'

/** The last pickup store of this device’s orders; every call sends it (§7). */
export function savedStore(storage: ShopStorage): number | undefined {
  try {
    const id: unknown = JSON.parse(storage.read('savedStore') ?? 'null')?.store_id
    return typeof id === 'number' ? id : undefined
  } catch {
    return undefined
  }
}

export const saveStore = (storage: ShopStorage, branch_id: number): void =>
  storage.write('savedStore', JSON.stringify({ store_id: branch_id }))
