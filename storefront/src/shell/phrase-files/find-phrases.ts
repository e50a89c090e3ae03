import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName } from '@longmall/phrases/domains.ts'

type PhraseModule = Record<string, Record<string, string>>

/** The list of each language comes by itself: it names a file a domain. */
const lists: Readonly<Record<Language, () => Promise<{ files: Record<string, () => Promise<PhraseModule>> }>>> = {
  'en-us': () => import('./en-us.ts'),
  'zh-cn': () => import('./zh-cn.ts'),
  'ko-kr': () => import('./ko-kr.ts'),
  'ja-jp': () => import('./ja-jp.ts'),
  'ms-my': () => import('./ms-my.ts'),
}

/** How the phrases of a domain are fetched; a page brings its first ones along and does without the list. */
export async function findPhrases(language: Language, domain: DomainName): Promise<() => Promise<PhraseModule>> {
  const { files } = await lists[language]()
  const file = files[`../../../../phrases/${language}/${domain}.ts`]
  if (!file) throw new Error(`no phrases of ${domain}`)
  return file
}
