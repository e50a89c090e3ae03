import type { Language } from '@longmall/contract/fields.ts'
import {
  serverTranslations as enUs,
  type ServerTranslationKey,
  type ServerTranslations,
} from '@longmall/translations/en-us/server/index.ts'
import { serverTranslations as jaJp } from '@longmall/translations/ja-jp/server/index.ts'
import { serverTranslations as koKr } from '@longmall/translations/ko-kr/server/index.ts'
import { serverTranslations as msMy } from '@longmall/translations/ms-my/server/index.ts'
import { serverTranslations as zhCn } from '@longmall/translations/zh-cn/server/index.ts'
import { instantText } from './http/instant-text.ts'
import { zoneSettings } from './time/store-zone.ts'

const translations: Record<Language, ServerTranslations> = { 'en-us': enUs, 'zh-cn': zhCn, 'ko-kr': koKr, 'ja-jp': jaJp, 'ms-my': msMy }

/**
 * A text of the server in the caller's language, with `{name}` filled from `params`; instants are shown in the store's zone, with its
 * name.
 */
export function translate(
  language: Language,
  key: ServerTranslationKey,
  params: Record<string, unknown> = {},
  zone: string = zoneSettings.time_zone.default,
): string {
  const text = translations[language][key] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : formatParam(language, params[name], zone),
  )
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function formatParam(language: Language, value: unknown, zone: string): string {
  if (typeof value !== 'string' || !instant.test(value)) return String(value)
  return instantText(language, value, zone)
}
