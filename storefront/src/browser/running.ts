import type { ScreenRouter } from '../app/routes.tsx'
import type { PhraseStore } from '../shell/phrases.tsx'
import type { ShopStorage } from '../shell/session/storage.ts'
import type { SharedStore } from '../shell/shared.ts'
import type { BrowserCalls } from './calls.ts'

/** The parts of a storefront that runs in a browser. */
export interface Running extends BrowserCalls {
  router: ScreenRouter
  shared: SharedStore
  storage: ShopStorage
  phrases: PhraseStore
}
