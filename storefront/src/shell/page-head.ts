import type { Language } from '@longmall/contract/fields.ts'
import type { shell } from '@longmall/translations/en-us/shell.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { TranslationStore } from './translations.tsx'

export interface ScreenTools<Search> {
  queryClient: QueryClient
  search: Search
}

/** The head of a public page for search engines and link previews. */
export interface PageHead {
  title: string
  description?: string | undefined
  /** Address of a picture, with or without origin. */
  image?: string | undefined
  /** The one address of this content; its own path and parameters without it. */
  canonical?: string | undefined
  type?: 'website' | 'product' | 'article'
  jsonLd?: Record<string, unknown> | undefined
  noindex?: boolean
}

export interface HeadTools<Search> extends ScreenTools<Search> {
  language: Language
  origin: string
  storeName: string
  t: Translate<typeof shell>
  /** The translations of the screen: `translations.t('catalogue')`. */
  translations: TranslationStore
}
