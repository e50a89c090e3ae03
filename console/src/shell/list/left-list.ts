import type { ListSearch } from './list-address.ts'

/** A list as it was shown last: what its address said, and the pages before. */
export interface LeftList {
  search: ListSearch
  cursors: (string | null)[]
}

const prefix = 'lm_list_'

/** Remembers how a list is shown, for as long as this tab is open. */
export const rememberList = (path: string, list: LeftList) => sessionStorage.setItem(prefix + path, JSON.stringify(list))

/** The list as this tab left it; as `search` says where it was never shown, or showed something else. */
export function leftList(path: string, search: ListSearch = {}): LeftList {
  const left = JSON.parse(sessionStorage.getItem(prefix + path) ?? 'null') as LeftList | null
  const isSame = left !== null && Object.entries(search).every(([name, value]) => left.search[name] === value)
  return isSame ? left : { search, cursors: [] }
}

/** Forgets all lists: what was looked for is for whoever was logged in. */
export function forgetLists() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
