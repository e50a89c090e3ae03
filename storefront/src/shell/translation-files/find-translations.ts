import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName } from '@longmall/translations/domains.ts'

type TranslationModule = Record<string, Record<string, string>>

/** The index of each language is loaded separately; it maps domains to files. */
const lists: Readonly<Record<Language, () => Promise<{ files: Record<string, () => Promise<TranslationModule>> }>>> = {
  'en-us': () => import('./en-us.ts'),
  'zh-cn': () => import('./zh-cn.ts'),
  'ko-kr': () => import('./ko-kr.ts'),
  'ja-jp': () => import('./ja-jp.ts'),
  'ms-my': () => import('./ms-my.ts'),
}

/** Returns the loader for the translations of a domain; a server-rendered page includes its first tables and does not load the index. */
export async function findTranslations(language: Language, domain: DomainName): Promise<() => Promise<TranslationModule>> {
  const { files } = await lists[language]()
  const file = files[`../../../../translations/${language}/${domain}.ts`]
  if (!file) throw new Error(`no translations of ${domain}`)
  return file
}
