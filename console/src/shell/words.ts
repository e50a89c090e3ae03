import type { Language } from '@longmall/contract/fields.ts'
import type { ConsoleWords, ConsoleWordsName } from '@longmall/phrases/console.ts'
import { createTranslations, type Table, type Translations } from '@longmall/web/translations/translations.ts'

const files = import.meta.glob<Record<string, Table>>('../../../phrases/*/console/*.ts')
const languages = new Map<Language, Translations<ConsoleWords>>()

/** The translations of the console's screens in a language. */
function translationsIn(language: Language): Translations<ConsoleWords> {
  const known =
    languages.get(language) ??
    createTranslations<ConsoleWords>({
      language,
      loadTable: async (_, name) => (await files[`../../../phrases/${language}/console/${name}.ts`]!())[name],
    })
  languages.set(language, known)
  return known
}

/** Translates the words of a screen in a language, loaded once. */
export const loadWords = <Name extends ConsoleWordsName>(name: Name, language: Language) => translationsIn(language).loaded(name)
