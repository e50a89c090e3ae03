import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { Request } from './call/request.ts'
import type { StoredSession } from './session/session.ts'
import type { ShopStorage } from './session/storage.ts'
import { useSyncExternalStore } from 'react'
import { isTheme } from './preferences.ts'
import { useShared, useSharedStore } from './shared.ts'

/** What events and effects of a screen may do with the storefront as a whole. */
export interface StorefrontActions {
  storage: ShopStorage
  /** A call outside queries and mutations, such as an upload. */
  request: Request
  /** Stores a new session and clears data fetched as a visitor. */
  logIn: (session: StoredSession) => Promise<void>
  /** Ends the session, clears all member data on this device and navigates to the log-in screen. */
  logOut: () => Promise<void>
  /** Relaunches the shop in another language, at the member centre. */
  changeLanguage: (language: Language) => void
  /** null: the store's own theme. Repaints at once. */
  changeTheme: (theme: Theme | null) => void
  refreshCartNumber: () => Promise<void>
}

let actions: StorefrontActions | undefined

/** Called once, when the storefront starts in the browser. */
export const bindStorefront = (bound: StorefrontActions) => {
  actions = bound
}

/** In events and effects only: `storefront().logOut()`; a page that is rendered on the server has none. */
export function storefront(): StorefrontActions {
  if (!actions) throw new Error('the storefront has not started')
  return actions
}

/** Is a member logged in? False on the server and during hydration. */
export const useHasLogin = () => useShared((shared) => shared.hasLogin)

/** The theme chosen by this member; null: the shop's own; undefined on the server and during hydration. */
export function useChosenTheme(): Theme | null | undefined {
  const read = () => storefront().storage.read('themeStyle')
  const stored = useSyncExternalStore(useSharedStore().subscribe, read, () => undefined)
  return stored === undefined || isTheme(stored) ? stored : null
}
