import type { ScreenRouter } from '../app/routes.tsx'
import type { TranslationStore } from '../shell/translations.tsx'
import type { ShopStorage } from '../shell/session/storage.ts'
import type { SharedStore } from '../shell/shared.ts'
import type { BrowserCalls } from './calls.ts'

/** The parts of a storefront that runs in a browser. */
export interface BrowserApp extends BrowserCalls {
  router: ScreenRouter
  shared: SharedStore
  storage: ShopStorage
  translations: TranslationStore
}
