import { unsealedFields, sealField, type SecurityOption } from '@longmall/contract/sealed.ts'
import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'

/** A separate shop whose security option can be changed, as an operator would. */
export async function startSealedShop() {
  const { address, folder, stop } = await startOwnShop()
  const { db, close } = openDatabase((await startEmbedded(folder)).serverUrl, 2)

  /** The response to a plain call: the required option. */
  async function securityOption(): Promise<number | undefined> {
    const answer = (await (await fetch(`${address}/api/site/state`)).json()) as {
      data: { security_option?: number; details?: { option: number } }
    }
    return answer.data.details?.option ?? answer.data.security_option
  }

  return {
    address,
    async setSecurityOption(option: SecurityOption) {
      const value = String(option)
      await db
        .insertInto('setting')
        .values({ key: 'calls.security_option', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      await eventually(securityOption).toBe(option)
    },
    /** Ends every key of option 2, as a day without a call does. */
    endKeys: () => db.deleteFrom('secure_key').execute(),
    async stop() {
      await close()
      await stop()
    },
  }
}

/** Watches the calls of a page from now on: how many there were, and those that were not sealed as the option requires. */
export function watchCalls(page: Page, option: 1 | 2) {
  const expected = [sealField, ...(option === 1 ? unsealedFields : [])].join()
  const seen = { count: 0, opened: 0, wrong: [] as string[] }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/session/open') seen.opened += 1
    if (!pathname.startsWith('/api/') || pathname === '/api/session/key' || pathname === '/api/session/open') return
    seen.count += 1
    const fields = [...new URLSearchParams(request.postData() ?? '').keys()].join()
    // The reported body of a request with a file is not its text; a plain one would be refused.
    const isUpload = pathname.startsWith('/api/upload/')
    const plainHeaders = ['token', 'customer_id', 'email', 'visitor'].filter((name) => name in request.headers())
    if (request.method() !== 'POST' || search || (fields !== expected && !isUpload) || plainHeaders.length)
      seen.wrong.push(`${request.method()} ${pathname}${search} ${fields} ${plainHeaders.join()}`)
  })
  return seen
}

/** The keys of option 2 that a browser stores, by name: whether a script can read their bytes. */
export const storedKeys = (page: Page) =>
  page.evaluate(async () => {
    // Opening it would create it, without the shop's object stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    if (!database.objectStoreNames.contains('keyval')) return []
    const stored = await new Promise<Map<string, { kid: string; key: CryptoKey }> | undefined>((resolve, reject) => {
      const reading = database.transaction('keyval').objectStore('keyval').get('lm_secure_keys')
      reading.onsuccess = () => resolve(reading.result as never)
      reading.onerror = () => reject(reading.error)
    })
    database.close()
    return Promise.all(
      [...(stored?.values() ?? [])].map(async ({ kid, key }) => ({
        kid,
        isReadable: await crypto.subtle.exportKey('raw', key).then(
          () => true,
          () => false,
        ),
      })),
    )
  })
