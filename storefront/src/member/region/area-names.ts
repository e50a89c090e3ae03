import type { Language } from '@longmall/contract/fields.ts'
import { cityName, loadCities } from '../../shell/screens/city/city.ts'

/** What a reader calls an area, by its six-digit code; nothing for one that only its Chinese name is known of. */
export type AreaNames = ReadonlyMap<string, string>

type ProvinceNames = Record<string, [en: string, ko: string, ja: string]>

/**
 * Names of China's provinces and larger cities in a language: a parcel carries the Chinese ones, its sender reads these.
 * Empty for readers of Chinese.
 */
export async function areaNames(language: Language): Promise<AreaNames> {
  if (language === 'zh-cn') return new Map()
  const [provinces, cities] = await Promise.all([
    import('./province-names.json').then((file) => file.default as unknown as ProvinceNames),
    loadCities(),
  ])
  const at = { 'en-us': 0, 'ms-my': 0, 'ko-kr': 1, 'ja-jp': 2 }[language]
  return new Map([
    ...(cities.get('CN') ?? []).map((city) => [city.region.replace('CN-', ''), cityName(city, language)] as const),
    ...Object.entries(provinces).map(([digits, names]) => [`${digits}0000`, names[at]!] as const),
  ])
}
