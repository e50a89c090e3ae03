import type { TranslationTable } from '../../translate.ts'
import type { countries as english } from '../../en-us/shared/countries.ts'

export const countries: TranslationTable<typeof english> = {
  country_KR: 'Korea',
  country_CN: 'China',
  country_MY: 'Malaysia',
  country_SG: 'Singapura',
  country_ID: 'Indonesia',
  country_TH: 'Thailand',
  country_VN: 'Vietnam',
  country_KH: 'Kemboja',
  country_HK: 'Hong Kong',
  country_OTHER: 'Lain-lain',
}
