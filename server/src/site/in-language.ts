import type { Language } from '@longmall/contract/fields.ts'
import type { Words } from './settings.ts'

/** An operator's words in a language, else in English. */
export const inLanguage = (words: Words, language: Language): string | undefined => words[language] ?? words['en-us']
