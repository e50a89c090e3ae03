import { storageKeys } from '../../session/storage.ts'
import type { Fact } from './fact.ts'

const works = (open: () => Storage): boolean => {
  try {
    open().setItem('lm_test', '1')
    open().removeItem('lm_test')
    return true
  } catch {
    return false
  }
}

/** Which storage keys of the shop are set: names only, never values. */
const storedKeys = () => storageKeys.filter((key) => localStorage.getItem(key) !== null)

const opensDatabase = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('lm_test')
    opening.addEventListener('error', () => resolve(false))
    opening.addEventListener('success', () => {
      opening.result.close()
      indexedDB.deleteDatabase('lm_test')
      resolve(true)
    })
  })

const within = <T>(work: Promise<T>, otherwise: T) =>
  Promise.race([work.catch(() => otherwise), new Promise<T>((resolve) => setTimeout(resolve, 3000, otherwise))])

/** What this browser stores for the shop, and whether storage is allowed. */
export async function storageFacts(): Promise<Fact[]> {
  const local = works(() => localStorage)
  const session = works(() => sessionStorage)
  const database = await within(opensDatabase(), false)
  const registration = await within(navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined), undefined)
  const caches = await within(globalThis.caches?.keys() ?? Promise.resolve([]), [])
  const { usage = 0 } = await within(navigator.storage?.estimate() ?? Promise.resolve({}), {})
  return [
    { name: 'local_storage', value: local, good: local },
    { name: 'stored_keys', value: local ? storedKeys().join(', ') || '—' : '—' },
    { name: 'logged_in', value: local && localStorage.getItem('token') !== null },
    { name: 'session_storage', value: session, good: session },
    { name: 'database', value: database, good: database },
    { name: 'worker', value: registration?.active?.state ?? '—' },
    { name: 'caches', value: caches.length },
    { name: 'used', value: `${(usage / 1_000_000).toFixed(1)} MB` },
  ]
}
