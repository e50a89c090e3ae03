import type { Language } from '@longmall/contract/fields.ts'
import type { ConsoleWords, ConsoleWordsName } from '@longmall/phrases/console.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../phrases/*/console/*.ts')
const loaded = new Map<string, Promise<Say<never>>>()

/** The speaker of a screen's words in a language, loaded once. */
export function loadWords<Name extends ConsoleWordsName>(name: Name, language: Language): Promise<Say<ConsoleWords[Name]>> {
  const path = `../../../phrases/${language}/console/${name}.ts`
  let said = loaded.get(path)
  if (!said) {
    said = files[path]!().then((module) => createSay<never>(module[name] as Phrases<never>, language))
    loaded.set(path, said)
    said.catch(() => loaded.delete(path))
  }
  return said as unknown as Promise<Say<ConsoleWords[Name]>>
}
