import type { DehydratedState } from '@tanstack/react-query'
import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { TranslationTables } from '../shell/translations.tsx'

/** A route match in the shape that the router's hydration reads: id, time, status, and the loader's result (the screen's file). */
export interface MatchState {
  i: string
  u: number
  s: 'success'
  l?: string
  ssr: boolean | 'data-only'
}

/** State for hydration, as JSON in `<script type="application/json" id="page-state">`. */
export interface PageState {
  language: Language
  theme: Theme
  queries: DehydratedState
  translations: TranslationTables
  /** null: only the shell was sent, the browser renders the screen. */
  matches: MatchState[] | null
}

export const pageStateId = 'page-state'
