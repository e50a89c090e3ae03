import { openAtRest, sealAtRest } from './at-rest.ts'
import type { Keys } from '../context.ts'

interface Sealed {
  sealed: string
}
const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && typeof stored.sealed === 'string'

/** The value of a secret setting as the database may hold it; sealed for its key, so that it opens under no other. */
export const sealSetting = (keys: Keys, key: string, value: unknown): Sealed => ({
  sealed: sealAtRest(keys, 'setting', key, Buffer.from(JSON.stringify(value))).toString('base64url'),
})

/**
 * Settings in the database by key, with secrets decrypted; one encrypted by another installation is omitted, so that its default
 * applies.
 */
export function openSettings(keys: Keys | null, stored: Record<string, unknown>): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(stored).flatMap(([key, value]): [string, unknown][] => {
      if (!isSealed(value)) return [[key, value]]
      const opened = keys && openAtRest(keys, 'setting', key, Buffer.from(value.sealed, 'base64url'))
      return opened ? [[key, JSON.parse(opened.toString('utf8'))]] : []
    }),
  )
}
