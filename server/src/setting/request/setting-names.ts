import type { Language } from '@longmall/contract/fields.ts'
import { settingname as enUs } from '@longmall/translations/en-us/console/settingname.ts'
import { settingname as jaJp } from '@longmall/translations/ja-jp/console/settingname.ts'
import { settingname as koKr } from '@longmall/translations/ko-kr/console/settingname.ts'
import { settingname as msMy } from '@longmall/translations/ms-my/console/settingname.ts'
import { settingname as zhCn } from '@longmall/translations/zh-cn/console/settingname.ts'

const names: Record<Language, Record<string, string>> = { 'en-us': enUs, 'zh-cn': zhCn, 'ko-kr': koKr, 'ja-jp': jaJp, 'ms-my': msMy }

/** What the console calls a setting. */
export const nameOfSetting = (language: Language, key: string): string => names[language][key] ?? key
