import { Language } from '@longmall/contract/fields.ts'
import type { Site } from './context.ts'
import { readSetting, settings } from './settings.ts'

export const languageSettings = settings('site', {
  language: { schema: Language, default: 'en-us', effect: 'The language of the shop for a visitor who has not said another.' },
})

/** The shop's default language. */
export const storeLanguage = ({ shared }: Pick<Site, 'shared'>): Language => readSetting(shared.settings, languageSettings.language)
