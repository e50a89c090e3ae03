import type { Language } from '@longmall/contract/fields.ts'
import { provinceName, type ProvinceNames } from '@longmall/web/region/province-name.ts'
import provincesFile from '@longmall/web/region/province-names.json?url'
import { type Cities, cityName, loadCities } from '../../shell/screens/city/city.ts'
import { fetchJson } from '../../shell/call/fetch-json.ts'

/** Area names in the reader's language by six-digit code; without an entry only the Chinese name exists. */
export type AreaNames = ReadonlyMap<string, string>

/** Loads the area names of a language; fetches nothing for Chinese. */
export async function loadAreaNames(language: Language): Promise<AreaNames> {
  if (language === 'zh-cn') return new Map()
  const [provinces, cities] = await Promise.all([fetchJson<ProvinceNames>(provincesFile), loadCities()])
  return areaNames(language, provinces, cities)
}

/**
 * Names of China's provinces and larger cities in a language: parcels use the Chinese names, readers see these.
 * Empty for readers of Chinese.
 */
export function areaNames(language: Language, provinces: ProvinceNames, cities: Cities): AreaNames {
  if (language === 'zh-cn') return new Map()
  return new Map([
    ...(cities.get('CN') ?? []).map((city) => [city.region.replace('CN-', ''), cityName(city, language)] as const),
    ...Object.keys(provinces).map((digits) => [`${digits}0000`, provinceName(provinces, digits, language)!] as const),
  ])
}
