import type { ListSearch } from './list-address.ts'

/** A list as it was shown last: what its address said, and the cursors of the pages before. */
interface LeftList {
  search: ListSearch
  cursors: (string | null)[]
}

const key = 'lm_lists'
const leftLists = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, LeftList>

/** Remembers how a list is shown, for as long as this tab is open; the one shown last stands last. */
export function rememberList(path: string, list: LeftList) {
  const { [path]: _before, ...others } = leftLists()
  sessionStorage.setItem(key, JSON.stringify({ ...others, [path]: list }))
}

/**
 * The way back to a list as this tab left it, of several lists to the one left last. One that was never shown, or that showed something
 * else than `search` says, is opened as `search` says.
 */
export function wayToList(paths: string | readonly string[], search: ListSearch = {}) {
  const among = [paths].flat()
  const lists = leftLists()
  const to = Object.keys(lists).findLast((path) => among.includes(path)) ?? among[0]!
  const left = lists[to]
  const isSame = left !== undefined && Object.entries(search).every(([name, value]) => left.search[name] === value)
  return isSame ? { to, search: left.search, state: { cursors: left.cursors } } : { to, search, state: {} }
}

/** Forgets all lists: what was looked for is for whoever was logged in. */
export const forgetLists = () => sessionStorage.removeItem(key)
