import type { PageKind } from '@longmall/contract/page.ts'
import type { Screen } from './routes/screen.ts'
import { screens } from './routes/table.ts'
import { parseSearch, stringifySearch, trackingNames } from './shell/search.ts'

export interface PageDescription {
  kind: PageKind
  path: string
  screen: Screen | undefined
  /** The parameters that affect the page, as the screen reads them. */
  search: unknown
  /** Path and those parameters in a fixed order: one cache key for equivalent addresses; null: not cached. */
  key: string | null
}

/** The page of an address; ignores unknown parameters. */
export function describePage(url: string): PageDescription {
  const { pathname, search: query } = new URL(url, 'http://localhost')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const screen = screens.get(path)
  if (!screen) return { kind: 'missing', path, screen, search: {}, key: 'missing' }
  if (screen.access !== 'all' && screen.access !== 'visitor')
    return { kind: 'shell', path, screen, search: {}, key: `shell ${screen.file}` }
  const raw = parseSearch(query)
  const search = screen.search?.(raw) ?? {}
  const shown = Object.entries(search).filter(([name]) => !trackingNames.some((tracking) => tracking === name))
  const key = path + stringifySearch(Object.fromEntries(shown.toSorted(([a], [b]) => a.localeCompare(b))))
  const cached = typeof screen.cached === 'function' ? screen.cached(search) : screen.cached
  return { kind: 'page', path, screen, search, key: cached === false ? null : key }
}
