import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName } from '@longmall/translations/domains.ts'

type TranslationModule = Record<string, Record<string, string>>

/** The list of each language comes by itself: it names a file a domain. */
const lists: Readonly<Record<Language, () => Promise<{ files: Record<string, () => Promise<TranslationModule>> }>>> = {
  'en-us': () => import('./en-us.ts'),
  'zh-cn': () => import('./zh-cn.ts'),
  'ko-kr': () => import('./ko-kr.ts'),
  'ja-jp': () => import('./ja-jp.ts'),
  'ms-my': () => import('./ms-my.ts'),
}

/** Finds how to load the translations of a domain; a rendered page carries its first tables and does not load the list. */
export async function findTranslations(language: Language, domain: DomainName): Promise<() => Promise<TranslationModule>> {
  const { files } = await lists[language]()
  const file = files[`../../../../translations/${language}/${domain}.ts`]
  if (!file) throw new Error(`no translations of ${domain}`)
  return file
}
