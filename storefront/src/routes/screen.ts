import type { DomainName } from '@longmall/phrases/domains.ts'
import type { ComponentType } from 'react'
import type { HeadTools, PageHead, ScreenTools } from '../shell/page-head.ts'
import type { RawSearch, ReadSearch } from '../shell/search.ts'

/** Who may open a screen, as in routes.tsv; a visitor is sent to log in from all but `all` and `visitor`. */
export type Who = 'all' | 'visitor' | 'member' | 'distributor' | 'desk'

export interface ScreenOptions<Search> {
  who?: Who
  /** Phrases the screen and its parts use, beside `shell`. */
  phrases?: readonly DomainName[]
  /** Reads the parameters of the address. */
  search?: ReadSearch<Search>
  /** Asks for what the first view shows: awaited on the server, started at once in the browser. */
  prepare?: (tools: ScreenTools<Search>) => Promise<unknown>
  /** Server only: write `import.meta.env.SSR ? goodsHead : undefined`, so that browsers do not load it. */
  head?: ((tools: HeadTools<Search>) => PageHead) | undefined
  /** `false`: its page is rendered anew each time, as for a search that everyone words differently. */
  cached?: boolean | ((search: Search) => boolean)
}

/** The module of a screen: one component, by its name. */
export type ScreenModule = Record<string, ComponentType>

export interface Screen extends ScreenOptions<unknown> {
  /** Below `src/`, without ending: `cart/cart-screen`, which exports one component whose name ends in `Screen`. */
  file: string
  who: Who
}

/** A screen of the route table: `'/v2/goods/cart/cart': screen('cart/cart-screen', { phrases: ['cart'] })`. */
export function screen<Search = RawSearch>(file: string, options: ScreenOptions<Search> = {}): Screen {
  return { who: 'all', ...options, file } as Screen
}
