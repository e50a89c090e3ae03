import type { Language } from '@longmall/contract/fields.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'

/** Refuses texts without English, which replaces the other languages, and a language that stands there twice. */
export function checkTexts(texts: readonly { language: Language }[]): void {
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('catalogue.english_name_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
}

/** Has any name changed? */
export const isRenamed = (before: readonly { language: string; name: string }[], after: readonly { language: string; name: string }[]) =>
  before.length !== after.length || after.some(({ language, name }) => before.find((one) => one.language === language)?.name !== name)
