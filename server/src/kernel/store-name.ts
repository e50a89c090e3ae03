import { Language, OptionalText, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { settings } from './settings.ts'
import { languageSettings } from './store-language.ts'

export const nameSettings = settings('site', {
  store_name: {
    schema: z.partialRecord(Language, Text(80)),
    default: { 'en-us': 'Longmall' },
    effect: 'The name of the shop, by language.',
  },
  hotline: { schema: OptionalText(40), default: '', effect: 'The telephone number shown in help.' },
})

/** The name of the shop in a language; where it has none, in the shop's own, else English. */
export function storeName({ setting }: Context, language: Language): string {
  const names = setting(nameSettings.store_name)
  return names[language] ?? names[setting(languageSettings.language)] ?? names['en-us'] ?? 'Longmall'
}
