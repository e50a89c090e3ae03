import type { ListSearch } from './list-address.ts'

/** A list as it was shown last: its address, and the cursors of the pages before. */
interface RememberedList {
  search: ListSearch
  cursors: (string | null)[]
}

const key = 'lm_lists'
const readRememberedLists = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, RememberedList>

/** Remembers how a list is shown, for as long as this tab is open; the one shown last is last. */
export function rememberList(path: string, list: RememberedList) {
  const { [path]: _before, ...others } = readRememberedLists()
  sessionStorage.setItem(key, JSON.stringify({ ...others, [path]: list }))
}

/**
 * The link back to a list as this tab showed it last, of several lists to the most recent one. A list that was never shown, or
 * that does not match `search`, is opened with `search`.
 */
export function linkToList(paths: string | readonly string[], search: ListSearch = {}) {
  const candidates = [paths].flat()
  const lists = readRememberedLists()
  const to = Object.keys(lists).findLast((path) => candidates.includes(path)) ?? candidates[0]!
  const remembered = lists[to]
  const isSame = remembered !== undefined && Object.entries(search).every(([name, value]) => remembered.search[name] === value)
  return isSame ? { to, search: remembered.search, state: { cursors: remembered.cursors } } : { to, search, state: {} }
}

/** Clears all lists, because searches belong to the operator who logged out. */
export const forgetLists = () => sessionStorage.removeItem(key)
