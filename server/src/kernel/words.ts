import type { Language } from '@longmall/contract/fields.ts'
import { serverPhrases as enUs, type ServerPhraseKey, type ServerPhrases } from '@longmall/phrases/en-us/server/index.ts'
import { serverPhrases as jaJp } from '@longmall/phrases/ja-jp/server/index.ts'
import { serverPhrases as koKr } from '@longmall/phrases/ko-kr/server/index.ts'
import { serverPhrases as msMy } from '@longmall/phrases/ms-my/server/index.ts'
import { serverPhrases as zhCn } from '@longmall/phrases/zh-cn/server/index.ts'
import { instantText } from './http/instant-text.ts'
import { zoneSettings } from './time/store-zone.ts'

const phrases: Record<Language, ServerPhrases> = { 'en-us': enUs, 'zh-cn': zhCn, 'ko-kr': koKr, 'ja-jp': jaJp, 'ms-my': msMy }

/** What the server says, in the caller's language, with `{name}` filled from `params`; an instant is told in the store's zone, which is named. */
export function words(
  language: Language,
  key: ServerPhraseKey,
  params: Record<string, unknown> = {},
  zone: string = zoneSettings.time_zone.default,
): string {
  const text = phrases[language][key] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (params[name] === undefined ? whole : told(language, params[name], zone)))
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function told(language: Language, value: unknown, zone: string): string {
  if (typeof value !== 'string' || !instant.test(value)) return String(value)
  return instantText(language, value, zone)
}
