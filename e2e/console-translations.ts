import type { Language } from '@longmall/contract/fields.ts'
import type { ConsoleTranslations, ConsoleTranslationsName } from '@longmall/translations/console.ts'
import type { console as english } from '@longmall/translations/en-us/console.ts'
import { createTranslate, type TranslationTable, type Translate } from '@longmall/translations/translate.ts'

const files = import.meta.glob<Record<string, unknown>>(['../translations/*/console/*.ts', '../translations/*/console.ts'], { eager: true })

/** The texts of a console screen, so that a test names what an operator reads: `getConsoleTranslations('order')('ship')`. */
export const getConsoleTranslations = <Name extends ConsoleTranslationsName>(
  name: Name,
  language: Language = 'en-us',
): Translate<ConsoleTranslations[Name]> =>
  createTranslate(files[`../translations/${language}/console/${name}.ts`]![name] as TranslationTable<ConsoleTranslations[Name]>, language)

/** The texts of the console's shell: save, done, reason. */
export const getConsoleShellTranslations = (language: Language = 'en-us'): Translate<typeof english> =>
  createTranslate(files[`../translations/${language}/console.ts`]!.console as TranslationTable<typeof english>, language)
