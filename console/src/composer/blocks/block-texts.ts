import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import { type Language, languages } from '@longmall/contract/fields.ts'
import type { ConsoleTranslations } from '@longmall/translations/console.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { formShapes } from '../form/block-values.ts'

type LocalTexts = Partial<Record<Language, string>>
type Part = Record<string, unknown>

/** Every text of a block by language, those of its parts too. */
function textsOf(block: DraftBlock): LocalTexts[] {
  const { own, parts } = formShapes[block.kind]
  const whole = block as Part
  const ofParts = parts ? (whole[parts.name] as Part[]).flatMap((part) => parts.textNames.map((name) => part[name] as LocalTexts)) : []
  return [...own.map((name) => whole[name] as LocalTexts), ...ofParts]
}

/** The languages in which a block lacks texts that it has in English. */
export const missingLanguages = (block: DraftBlock): Language[] =>
  languages.filter((language) => textsOf(block).some((texts) => texts['en-us'] !== undefined && texts[language] === undefined))

/** The first text of a block, in a language or in English; empty for a block without texts. */
export function firstText(block: DraftBlock, language: Language): string {
  const texts = textsOf(block).find((one) => one[language] ?? one['en-us'])
  return texts?.[language] ?? texts?.['en-us'] ?? ''
}

/** How many parts or goods a block has; undefined for one without a list. */
export function countItems(block: DraftBlock): number | undefined {
  if (block.kind === 'goods_row') return block.goods_ids.length
  const { parts } = formShapes[block.kind]
  return parts && ((block as Part)[parts.name] as Part[]).length
}

/** A problem as text, with the number of its part, counted from 1. */
export function problemText({ problem, path }: BlockProblem, t: Translate<ConsoleTranslations['composer']>): string {
  const index = /\.(\d+)\./.exec(path ?? '')?.[1]
  const text = t(`problem_${problem}`)
  return index === undefined ? text : t('problem_at', { problem: text, place: Number(index) + 1 })
}
