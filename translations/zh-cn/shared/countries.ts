import type { TranslationTable } from '../../translate.ts'
import type { countries as english } from '../../en-us/shared/countries.ts'

export const countries: TranslationTable<typeof english> = {
  country_KR: '韩国',
  country_CN: '中国',
  country_MY: '马来西亚',
  country_SG: '新加坡',
  country_ID: '印度尼西亚',
  country_TH: '泰国',
  country_VN: '越南',
  country_KH: '柬埔寨',
  country_HK: '中国香港',
  country_OTHER: '其他',
}
