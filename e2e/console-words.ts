import type { Language } from '@longmall/contract/fields.ts'
import type { ConsoleWords, ConsoleWordsName } from '@longmall/phrases/console.ts'
import type { console as english } from '@longmall/phrases/en-us/console.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'

const files = import.meta.glob<Record<string, unknown>>(['../phrases/*/console/*.ts', '../phrases/*/console.ts'], { eager: true })

/** A console screen’s own words, so that a test names what an operator reads: `consoleWords('order')('ship')`. */
export const consoleWords = <Name extends ConsoleWordsName>(name: Name, language: Language = 'en-us'): Say<ConsoleWords[Name]> =>
  createSay(files[`../phrases/${language}/console/${name}.ts`]![name] as Phrases<ConsoleWords[Name]>, language)

/** Words of the console’s frame: save, done, reason. */
export const frameWords = (language: Language = 'en-us'): Say<typeof english> =>
  createSay(files[`../phrases/${language}/console.ts`]!.console as Phrases<typeof english>, language)
