import type { CountryCode } from './city.ts'

/** The countries of the registration in its order, those with many shoppers first. */
export const countryCodes = ['CN', 'HK', 'KR', 'MY', 'SG', 'ID', 'TH', 'VN', 'KH', 'OTHER'] as const satisfies readonly CountryCode[]
