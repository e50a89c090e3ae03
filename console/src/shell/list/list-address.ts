import { useLocation, useMatch, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberList } from './remembered-lists.ts'

/** The state of a list in the address: filters by name, sort, columns, and the page by its cursor. */
export type ListSearch = Record<string, unknown>

/** Names of the address that are the list's own and no filter's. */
export const reservedParams = ['sort', 'cursor', 'size', 'columns'] as const

export interface ListAddress {
  search: ListSearch
  /** Changes filters, sort or columns, and resets to the first page. `undefined` removes one. */
  change: (values: ListSearch) => void
  goNext: (cursor: string) => void
  /** Null on the first page. */
  goPrevious: (() => void) | null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** State of a list in the address, so that back, reload and a shared link show the same. */
export function useListAddress(): ListAddress {
  const { pathname, search }: { pathname: string; search: ListSearch } = useMatch({ strict: false })
  const { state } = useLocation()
  const navigate = useNavigate()
  const earlier = (state as { cursors?: (string | null)[] }).cursors ?? []
  const cursor = textOf(search.cursor)
  useEffect(() => rememberList(pathname, { search, cursors: earlier }))
  const go = (values: ListSearch, cursors: (string | null)[], replace = false) =>
    void navigate({
      // Not where the browser is by now: this list is shown until the next screen has loaded.
      to: pathname,
      search: Object.fromEntries(Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined)) as never,
      state: { cursors } as never,
      replace,
    })
  return {
    search,
    change: (values) => go({ ...values, cursor: undefined }, [], true),
    goNext: (next) => go({ cursor: next }, [...earlier, cursor ?? null]),
    goPrevious: cursor ? () => go({ cursor: earlier.at(-1) ?? undefined }, earlier.slice(0, -1)) : null,
  }
}
