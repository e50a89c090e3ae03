import type { ShopStorage } from '../shell/session/storage.ts'

/** As many as the server keeps for a member. */
const most = 20

/** Words searched on this device, newest first; what a stranger wrote into the storage is ignored. */
export function readHistory(storage: ShopStorage): string[] {
  try {
    const words: unknown = JSON.parse(storage.read('lm_search_history') ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a word at the front; one that differs only in case takes the place of the former. */
export function rememberWord(storage: ShopStorage, word: string): string[] {
  const others = readHistory(storage).filter((known) => known.toLowerCase() !== word.toLowerCase())
  const words = [word, ...others].slice(0, most)
  storage.write('lm_search_history', JSON.stringify(words))
  return words
}

export const clearHistory = (storage: ShopStorage) => storage.remove('lm_search_history')
