import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import { type Language, languages } from '@longmall/contract/fields.ts'
import type { ConsoleWords } from '@longmall/phrases/console.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { formShapes } from '../form/block-values.ts'

type Words = Partial<Record<Language, string>>
type Part = Record<string, unknown>

/** Every text of a block by language, those of its parts too. */
function textsOf(block: DraftBlock): Words[] {
  const { own, parts } = formShapes[block.kind]
  const whole = block as Part
  const ofParts = parts ? (whole[parts.name] as Part[]).flatMap((part) => parts.words.map((name) => part[name] as Words)) : []
  return [...own.map((name) => whole[name] as Words), ...ofParts]
}

/** The languages in which a block lacks words that it has in English. */
export const missingLanguages = (block: DraftBlock): Language[] =>
  languages.filter((language) => textsOf(block).some((words) => words['en-us'] !== undefined && words[language] === undefined))

/** What a block says first, in a language or in English; empty for a block without words. */
export function firstWords(block: DraftBlock, language: Language): string {
  const words = textsOf(block).find((one) => one[language] ?? one['en-us'])
  return words?.[language] ?? words?.['en-us'] ?? ''
}

/** How many parts or goods a block has; undefined for one without a list. */
export function countOf(block: DraftBlock): number | undefined {
  if (block.kind === 'goods_row') return block.goods_ids.length
  const { parts } = formShapes[block.kind]
  return parts && ((block as Part)[parts.name] as Part[]).length
}

/** A problem in words: what it is and at which part, counted from 1. */
export function problemWords({ problem, path }: BlockProblem, say: Say<ConsoleWords['composer']>): string {
  const place = /\.(\d+)\./.exec(path ?? '')?.[1]
  const words = say(`problem_${problem}`)
  return place === undefined ? words : say('problem_at', { problem: words, place: Number(place) + 1 })
}
