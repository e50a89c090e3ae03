import type { TranslationTable } from '../../translate.ts'
import type { countries as english } from '../../en-us/shared/countries.ts'

export const countries: TranslationTable<typeof english> = {
  country_KR: '한국',
  country_CN: '중국',
  country_MY: '말레이시아',
  country_SG: '싱가포르',
  country_ID: '인도네시아',
  country_TH: '태국',
  country_VN: '베트남',
  country_KH: '캄보디아',
  country_HK: '홍콩',
  country_OTHER: '기타',
}
