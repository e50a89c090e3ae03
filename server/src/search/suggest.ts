import { suggestWords, suggestWordsAfter } from '../catalogue/words/suggest-words.ts'
import { splitRuns } from '../catalogue/words/split-words.ts'
import type { Context } from '../kernel/context.ts'
import { searchSettings } from './settings.ts'

/** What a shopper may want to go on with while typing: the last word completed, the words before it kept. */
export async function suggest(context: Context, { keyword }: { keyword: string }): Promise<{ list: string[] }> {
  const runs = splitRuns(keyword)
  const typed = runs.pop()
  if (typed === undefined) return { list: [] }
  const limit = context.setting(searchSettings.suggestions)
  const words = runs.length ? await suggestWordsAfter(context, runs, typed, limit) : await suggestWords(context, typed, limit)
  return { list: words.map((word) => [...runs, word].join(' ')).filter((text) => text.length <= 60) }
}
