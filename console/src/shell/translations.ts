import type { Language } from '@longmall/contract/fields.ts'
import type { ConsoleTranslations, ConsoleTranslationsName } from '@longmall/translations/console.ts'
import { createTranslations, type Table, type Translations } from '@longmall/web/translations/translations.ts'

const files = import.meta.glob<Record<string, Table>>('../../../translations/*/console/*.ts')
const languages = new Map<Language, Translations<ConsoleTranslations>>()

/** The translations of the console's screens in a language. */
function translationsIn(language: Language): Translations<ConsoleTranslations> {
  const cached =
    languages.get(language) ??
    createTranslations<ConsoleTranslations>({
      language,
      loadTable: async (_, name) => (await files[`../../../translations/${language}/console/${name}.ts`]!())[name],
    })
  languages.set(language, cached)
  return cached
}

/** Loads the translations of a screen in a language, once. */
export const loadTranslations = <Name extends ConsoleTranslationsName>(name: Name, language: Language) =>
  translationsIn(language).loaded(name)
