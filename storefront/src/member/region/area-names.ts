import type { Language } from '@longmall/contract/fields.ts'
import { type Cities, cityName, loadCities } from '../../shell/screens/city/city.ts'
import { fetchJson } from '../../shell/call/fetch-json.ts'
import provincesFile from './province-names.json?url'

/** What a reader calls an area, by its six-digit code; nothing for one that only its Chinese name is known of. */
export type AreaNames = ReadonlyMap<string, string>

export type ProvinceNames = Record<string, [en: string, ko: string, ja: string]>

/** The names of areas for a reader of a language; nothing is fetched for readers of Chinese. */
export async function loadAreaNames(language: Language): Promise<AreaNames> {
  if (language === 'zh-cn') return new Map()
  const [provinces, cities] = await Promise.all([fetchJson<ProvinceNames>(provincesFile), loadCities()])
  return areaNames(language, provinces, cities)
}

/**
 * Names of China's provinces and larger cities in a language: a parcel carries the Chinese ones, its sender reads these.
 * Empty for readers of Chinese.
 */
export function areaNames(language: Language, provinces: ProvinceNames, cities: Cities): AreaNames {
  if (language === 'zh-cn') return new Map()
  const at = { 'en-us': 0, 'ms-my': 0, 'ko-kr': 1, 'ja-jp': 2 }[language]
  return new Map([
    ...(cities.get('CN') ?? []).map((city) => [city.region.replace('CN-', ''), cityName(city, language)] as const),
    ...Object.entries(provinces).map(([digits, names]) => [`${digits}0000`, names[at]!] as const),
  ])
}
