import { isEastAsian } from './split-words.ts'

/** Every run of `size` neighbours. */
function slidingWindows(characters: string[], size: number): string[] {
  return Array.from({ length: Math.max(0, characters.length - size + 1) }, (_, n) => characters.slice(n, n + size).join(''))
}

/**
 * What a word is found by. Chinese, Japanese and Korean: each character and each pair. Other scripts have too few
 * letters for pairs to tell words apart (8 of 10 rows found by them were wrong ones): each three, and the beginning after a space.
 */
export function gramsOf(word: string): string[] {
  const characters = [...word]
  if (isEastAsian(word)) return [...characters, ...slidingWindows(characters, 2)]
  return [` ${characters[0]}`, ...slidingWindows([' ', ...characters], 3)]
}

/** The grams a row must have for a searched word. One or two letters of a script with spaces find beginnings of words only. */
export function queryGrams(word: string): string[] {
  const characters = [...word]
  if (isEastAsian(word)) return characters.length > 1 ? slidingWindows(characters, 2) : characters
  return characters.length > 2 ? slidingWindows(characters, 3) : [` ${word}`]
}

/** A LIKE pattern over folded words, true for the same places as the grams. */
export const likePattern = (word: string) => (word.length < 3 && !isEastAsian(word) ? `% ${word}%` : `%${word}%`)
