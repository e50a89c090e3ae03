import type { Language } from '@longmall/contract/fields.ts'
import { gramsOf } from './grams.ts'
import { isEastAsian, splitRuns, splitWords } from './split-words.ts'

/** A row of the search index: one goods in one language. */
export interface IndexRow {
  name: string
  other_text: string
  grams: string[]
  keywords: string[]
}

/** Makes the row of a name and of whatever else the goods may be found by. */
export function buildIndexRow(language: Language, name: string, others: string): IndexRow {
  const nameRuns = splitRuns(name)
  const otherRuns = splitRuns(others)
  return {
    name: joinRuns(nameRuns),
    other_text: joinRuns(otherRuns),
    grams: [...new Set([...nameRuns, ...otherRuns].flatMap(gramsOf))],
    keywords: [...new Set([...splitWords(name, language), ...splitWords(others, language)].filter(isSuggestible))],
  }
}

const joinRuns = (runs: string[]) => runs.map((run) => ` ${run}`).join('')

/** A word worth suggesting: two characters or more, not a mere number, not one of kana alone that only joins others. */
const isSuggestible = (word: string) =>
  word.length >= (isEastAsian(word) ? 2 : 3) && word.length <= 30 && !/^\p{N}+$/u.test(word) && !/^\p{sc=Hiragana}{2}$/u.test(word)
