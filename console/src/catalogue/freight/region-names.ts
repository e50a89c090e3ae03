import type { Language } from '@longmall/contract/fields.ts'
import { provinceName, type ProvinceNames } from '@longmall/web/region/province-name.ts'

export interface RegionOption {
  value: string
  title: string
  children?: RegionOption[]
}

interface Area {
  text: string
  value: string
  children?: Area[]
}

const countries = ['KR', 'MY', 'SG', 'ID', 'TH', 'VN', 'KH', 'HK'] as const
// Prefix lengths of the codes of a province, city and district.
const digits = [2, 4, 6]

const optionOf = (area: Area, depth: number, nameOf: (digits: string) => string | null): RegionOption => ({
  value: `CN-${area.value.slice(0, digits[depth])}`,
  title: nameOf(area.value.slice(0, digits[depth])) ?? area.text,
  ...(area.children && depth < 2 && { children: area.children.map((one) => optionOf(one, depth + 1, nameOf)) }),
})

/**
 * Countries and China's provinces in a language, `elsewhere` for all others, and cities and districts below their provinces, by the
 * beginnings of their codes. Cities and districts are called as in Chinese.
 */
export async function regionOptions(language: Language, elsewhere: string): Promise<RegionOption[]> {
  const [{ useCascaderAreaData: areaTree }, { default: provinces }] = await Promise.all([
    import('@vant/area-data'),
    import('@longmall/web/region/province-names.json', { with: { type: 'json' } }),
  ])
  const nameOf = (digits: string) => provinceName(provinces as unknown as ProvinceNames, digits, language)
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const country = (code: string): RegionOption => ({ value: code, title: names.of(code) ?? code })
  return [
    { ...country('CN'), children: (areaTree() as Area[]).map((area) => optionOf(area, 0, nameOf)) },
    ...countries.map(country),
    { value: 'OTHER', title: elsewhere },
  ]
}

/** The name of a code with its parent regions; the code itself if unknown. */
export function regionName(options: readonly RegionOption[], code: string): string {
  for (const { value, title, children = [] } of options) {
    if (value === code) return title
    const inside = regionName(children, code)
    if (inside !== code) return inside
  }
  return code
}
