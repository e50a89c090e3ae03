import type { KeyValueStore } from './storage.ts'

/** Stands in for local storage where there is none: on the server, in tests, and where the browser forbids it. */
export function createMemoryStore(entries: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
