import type { DomainName } from '@longmall/translations/domains.ts'
import type { ComponentType } from 'react'
import type { HeadTools, PageHead, ScreenTools } from '../shell/page-head.ts'
import type { RawSearch, ReadSearch } from '../shell/search.ts'

/** Who may open a screen, as in routes.tsv; a visitor is sent to log in from all but `all` and `visitor`. */
export type Access = 'all' | 'visitor' | 'member' | 'distributor' | 'desk'

export interface ScreenOptions<Search> {
  access?: Access
  /** Translation domains that the screen and its parts use, besides `shell`. */
  translations?: readonly DomainName[]
  /** Reads the parameters of the address. */
  search?: ReadSearch<Search>
  /** Fetches the data of the first view: awaited on the server, started at once in the browser. */
  prepare?: (tools: ScreenTools<Search>) => Promise<unknown>
  /** Server only: write `import.meta.env.SSR ? goodsHead : undefined`, so that browsers do not load it. */
  head?: ((tools: HeadTools<Search>) => PageHead) | undefined
  /** `false`: its page is not cached, as for free-text searches. */
  cached?: boolean | ((search: Search) => boolean)
}

/** The module of a screen: one component, by its name. */
export type ScreenModule = Record<string, ComponentType>

export interface Screen extends ScreenOptions<unknown> {
  /** Below `src/`, without ending: `cart/cart-screen`, which exports one component whose name ends in `Screen`. */
  file: string
  access: Access
}

/** A screen of the route table: `'/v2/goods/cart/cart': screen('cart/cart-screen', { translations: ['cart'] })`. */
export function screen<Search = RawSearch>(file: string, options: ScreenOptions<Search> = {}): Screen {
  return { access: 'all', ...options, file } as Screen
}
