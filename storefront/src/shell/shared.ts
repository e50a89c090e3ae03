import type { ToastMessage } from '@longmall/ui/overlay/toast.tsx'
import { version } from '@longmall/contract/constants.ts'
import type { Theme } from '@longmall/contract/fields.ts'
import type { Addon } from '@longmall/contract/addons.ts'
import type { SiteState, Tab } from '@longmall/contract/site.ts'
import { createContext, use } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'

/** Shared state of the storefront (specification §3, SHL-07). */
export interface Shared {
  version: string
  isConnected: boolean
  hasLogin: boolean
  /** 1 open; -2 and -3 closed. */
  siteState: number
  toast: ToastMessage | null
  tabBar: readonly Tab[]
  cartNumber: number
  themeStyle: Theme
  addons: Partial<Record<Addon, boolean>>
}

export type SharedStore = StoreApi<Shared>

/** The part of the shared state that the operator decides. */
export const sharedFromSite = (site: SiteState) => ({ siteState: site.site_state as number, tabBar: site.tab_bar, addons: site.addons })

/** A store per page: one request's state is never seen by another while pages are rendered. */
export function createShared(site: SiteState, themeStyle: Theme): SharedStore {
  return createStore<Shared>(() => ({
    version,
    isConnected: true,
    hasLogin: false,
    toast: null,
    cartNumber: 0,
    themeStyle,
    ...sharedFromSite(site),
  }))
}

const SharedContext = createContext<SharedStore | null>(null)
export const SharedProvider = SharedContext.Provider

/** The store itself, for what changes it. */
export function useSharedStore(): SharedStore {
  const store = use(SharedContext)
  if (!store) throw new Error('SharedProvider is missing')
  return store
}

/** `const cartNumber = useShared((shared) => shared.cartNumber)`. During hydration it returns the server's value: a visitor's. */
export const useShared = <Part>(select: (shared: Shared) => Part): Part => useStore(useSharedStore(), select)

/** Is an add-on switched on? What it belongs to is drawn only then. */
export const useAddon = (addon: Addon) => useShared((shared) => shared.addons[addon] === true)
