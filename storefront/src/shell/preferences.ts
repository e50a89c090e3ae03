import type { Language, Theme } from '@longmall/contract/fields.ts'
import { themeNames } from '@longmall/contract/constants.ts'
import { isLanguage } from '@longmall/web/translations/languages.ts'
import type { ShopStorage } from './session/storage.ts'

export const isTheme = (text: string | null | undefined): text is Theme => themeNames.some((name) => name === text)

/** The stored choice, and the cookie that sends it to the server for the pages it renders. */
export function savePreference(storage: ShopStorage, key: 'language' | 'themeStyle', value: string) {
  storage.write(key, value)
  writeCookie(key, value)
}

export function removeTheme(storage: ShopStorage) {
  storage.remove('themeStyle')
  writeCookie('themeStyle', '', 0)
}

export function writeCookie(name: string, value: string, seconds = 31_536_000) {
  // In another site's frame a cookie is only sent when it is partitioned by that site.
  const sent = window.parent !== window && location.protocol === 'https:' ? 'none; secure; partitioned' : 'lax'
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=${sent}`
}

const reloadedFor = 'lm_language_reload'

/**
 * Language of this start: that of the page, which followed the link or the cookie. When this device chose another one
 * and the cookie was lost, the cookie is set again and the page reloaded.
 */
export function chooseLanguage(storage: ShopStorage, ofPage: Language): Language | 'reload' {
  const search = new URLSearchParams(location.search)
  // A preview may use any language and stores nothing on this device.
  if (search.has('preview') || search.has('look')) return ofPage
  const linked = search.get('language')
  if (isLanguage(linked)) {
    savePreference(storage, 'language', linked)
    return ofPage
  }
  const stored = storage.read('language')
  if (!isLanguage(stored) || stored === ofPage || !navigator.onLine || sessionStorage.getItem(reloadedFor) === stored) return ofPage
  sessionStorage.setItem(reloadedFor, stored)
  writeCookie('language', stored)
  return 'reload'
}
