import type { ShopStorage } from '../shell/session/storage.ts'

/** The server's limit for a member. */
const maxKeywords = 20

/** Searches on this device, newest first; invalid stored values are ignored. */
export function readHistory(storage: ShopStorage): string[] {
  try {
    const keywords: unknown = JSON.parse(storage.read('lm_search_history') ?? '[]')
    return Array.isArray(keywords) ? keywords.filter((keyword) => typeof keyword === 'string').slice(0, maxKeywords) : []
  } catch {
    return []
  }
}

/** Stores a keyword at the front; one that differs only in case replaces the former. */
export function saveKeyword(storage: ShopStorage, keyword: string): string[] {
  const others = readHistory(storage).filter((known) => known.toLowerCase() !== keyword.toLowerCase())
  const keywords = [keyword, ...others].slice(0, maxKeywords)
  storage.write('lm_search_history', JSON.stringify(keywords))
  return keywords
}

export const clearHistory = (storage: ShopStorage) => storage.remove('lm_search_history')
