import type { DehydratedState } from '@tanstack/react-query'
import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { TranslationTables } from '../shell/translations.tsx'

/** A route match as the router's hydration reads it: id, time, status, and what the loader answered, the screen's file. */
export interface MatchState {
  i: string
  u: number
  s: 'success'
  l?: string
  ssr: boolean | 'data-only'
}

/** What a page carries for its own start, as JSON in `<script type="application/json" id="page-state">`. */
export interface PageState {
  language: Language
  theme: Theme
  queries: DehydratedState
  translations: TranslationTables
  /** null: only the shell was sent, the browser renders the screen. */
  matches: MatchState[] | null
}

export const pageStateId = 'page-state'
