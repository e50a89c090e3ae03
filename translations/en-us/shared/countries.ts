/** Countries and regions of addresses. */
export const countries = {
  country_KR: 'Korea',
  country_CN: 'China',
  country_MY: 'Malaysia',
  country_SG: 'Singapore',
  country_ID: 'Indonesia',
  country_TH: 'Thailand',
  country_VN: 'Vietnam',
  country_KH: 'Cambodia',
  country_HK: 'Hong Kong',
  country_OTHER: 'Other',
} as const
