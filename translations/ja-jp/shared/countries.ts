import type { TranslationTable } from '../../translate.ts'
import type { countries as english } from '../../en-us/shared/countries.ts'

export const countries: TranslationTable<typeof english> = {
  country_KR: '韓国',
  country_CN: '中国',
  country_MY: 'マレーシア',
  country_SG: 'シンガポール',
  country_ID: 'インドネシア',
  country_TH: 'タイ',
  country_VN: 'ベトナム',
  country_KH: 'カンボジア',
  country_HK: '香港',
  country_OTHER: 'その他',
}
