import type { Language, Theme } from './fields.ts'

// What the server and the storefront's server entry agree on for pages rendered on the server.

export interface PageRequest {
  /** Path and search of the address. */
  url: string
  language: Language
  theme: Theme
  /** Scheme and host under which the store is reached, for canonical addresses. */
  origin: string
  /** Data of a query as a visitor; rejects with an error whose `status` is that of HTTP. */
  call: (path: string, input: Record<string, unknown>) => Promise<unknown>
  /** Only the shell: the browser renders the screen. */
  shellOnly?: boolean
}

export interface RenderedPage {
  status: number
  /** Set when the page leads elsewhere. */
  location?: string
  /** Tags of the head: title, description, canonical, Open Graph, JSON-LD. */
  head: string
  /** Markup of the app; empty when only the shell is sent. */
  app: string
  /** JSON for the start in the browser, safe inside a script tag. */
  state: string
  /** Source files, below the storefront, of the code that the page needs beside the entry: for their preload. */
  files: readonly string[]
}

/** `page`: rendered on the server; `shell`: a member's, rendered in the browser; `missing`: no such path. */
export type PageKind = 'page' | 'shell' | 'missing'

/** What the built server entry exports. */
export interface Renderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** `key`: the same for all addresses that show the same; null: not cached. */
  describePage: (url: string) => { kind: PageKind; key: string | null }
  isLanguage: (text: string | null | undefined) => text is Language
  isTheme: (text: string | null | undefined) => text is Theme
  htmlLang: (language: Language) => string
  pageStateId: string
  /** A script for the head, which runs before any of the code. */
  earlyScript: string
}
