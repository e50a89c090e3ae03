import type { Language } from '@longmall/contract/fields.ts'
import type { TextByLanguage } from './settings.ts'

/** An operator's texts in a language, else in English. */
export const inLanguage = (texts: TextByLanguage, language: Language): string | undefined => texts[language] ?? texts['en-us']
