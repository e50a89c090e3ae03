import { suggestKeywords, suggestKeywordsAfter } from '../catalogue/keywords/suggest-keywords.ts'
import { splitRuns } from '../catalogue/keywords/split-words.ts'
import type { Context } from '../kernel/context.ts'
import { searchSettings } from './settings.ts'

/** Suggestions while typing: the last word completed, after the words before it. */
export async function suggest(context: Context, { keyword }: { keyword: string }): Promise<{ list: string[] }> {
  const runs = splitRuns(keyword)
  const typed = runs.pop()
  if (typed === undefined) return { list: [] }
  const limit = context.setting(searchSettings.suggestions)
  const completions = runs.length ? await suggestKeywordsAfter(context, runs, typed, limit) : await suggestKeywords(context, typed, limit)
  return { list: completions.map((completion) => [...runs, completion].join(' ')).filter((text) => text.length <= 60) }
}
