import type { Language } from '@longmall/contract/fields.ts'
import type { shell } from '@longmall/phrases/en-us/shell.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { PhraseStore } from './phrases.tsx'

export interface ScreenTools<Search> {
  queryClient: QueryClient
  search: Search
}

/** What the head of a public page says to search engines and to those who share it. */
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
  say: Say<typeof shell>
  /** The phrases of the screen: `phrases.t('catalogue')`. */
  phrases: PhraseStore
}
