import type { Language } from '@longmall/contract/fields.ts'

const tags: Record<Language, string> = { 'en-us': 'en-US', 'zh-cn': 'zh-CN', 'ko-kr': 'ko-KR', 'ja-jp': 'ja-JP', 'ms-my': 'ms-MY' }

/** A day and time as the language writes them, in the shopper's own zone. */
export const dateTimeIn = (language: Language, at: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
