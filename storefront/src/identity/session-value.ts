import { useSyncExternalStore } from 'react'
import { createMemoryStore } from '../shell/session/memory-store.ts'
import type { KeyValueStore } from '../shell/session/storage.ts'

/** Keys of session storage for multi-screen input; it survives a reload of this tab. Never a password. */
type SessionValueKey = 'lm_registration' | 'lm_recovery' | 'lm_ticket' | 'lm_payment_password'

let opened: KeyValueStore | undefined

function openStore(): KeyValueStore {
  try {
    sessionStorage.getItem('lm_ticket')
    return sessionStorage
  } catch {
    return createMemoryStore()
  }
}
const store = () => (opened ??= openStore())

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const announce = () => {
  for (const listener of listeners) listener()
}

interface Owned<Value> {
  owner: string | null
  value: Value
}

export interface SessionValue<Value> {
  /** In events and effects only. */
  read: () => Value | null
  write: (value: Value) => void
  clear: () => void
  /** The stored value; null if none; undefined during hydration and while its owner is logged out. */
  use: () => Value | null | undefined
}

/** A value with an `owner` is hidden from other members in this tab; a null owner means logged out. */
export function createSessionValue<Value>(key: SessionValueKey, owner: () => string | null = () => 'tab'): SessionValue<Value> {
  let seen: { text: string | null; value: Owned<Value> | null } = { text: null, value: null }
  const read = () => {
    const text = store().getItem(key)
    // `useSyncExternalStore` needs a stable reference while the text is unchanged.
    if (text !== seen.text) seen = { text, value: parse<Owned<Value>>(text) }
    return seen.value && seen.value.owner === owner() ? seen.value.value : null
  }
  return {
    read,
    write: (value) => {
      const text = JSON.stringify({ owner: owner(), value } satisfies Owned<Value>)
      try {
        store().setItem(key, text)
      } catch {
        opened = createMemoryStore({ [key]: text })
      }
      announce()
    },
    clear: () => {
      store().removeItem(key)
      announce()
    },
    use: () =>
      useSyncExternalStore(
        listen,
        () => (owner() === null ? undefined : read()),
        () => undefined,
      ),
  }
}

function parse<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}
