import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaList } from '@vant/area-data'

/**
 * A city as the storefront reads it: English, Chinese, Korean and Japanese name, latitude, longitude, 1 large to 3 small,
 * first letters of the Chinese name in Pinyin, code of China's list.
 */
export type CityRow = [...names: [en: string, zh: string, ko: string, ja: string], ...Figures, initials: string, code?: string]
type Figures = [latitude: number, longitude: number, rank: number]

const files = {
  CN: 'china',
  KR: 'korea',
  MY: 'malaysia',
  SG: 'singapore',
  ID: 'indonesia',
  TH: 'thailand',
  VN: 'vietnam',
  KH: 'cambodia',
  HK: 'hong-kong',
  OTHER: 'others',
} as const

const pinyin = new Intl.Collator('zh-u-co-pinyin')
/** The first character of each letter in the order of Pinyin. */
const boundaries = '阿A八B嚓C哒D妸E发F旮G哈H讥J咔K垃L妈M拏N噢O妑P七Q呥R仨S他T屲W夕X丫Y帀Z'
/** Characters that are read differently in names of places. */
const readings: Record<string, string> = { 长: 'C', 厦: 'X', 重: 'C' }

function letterOf(sign: string): string {
  let letter = readings[sign] ?? ''
  if (!letter)
    for (let at = 0; at < boundaries.length; at += 2) if (pinyin.compare(boundaries[at]!, sign) <= 0) letter = boundaries[at + 1]!
  return letter
}
const initialsOf = (name: string) => Array.from(name, letterOf).join('')

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'source', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')

/** `code Pinyin latitude longitude rank`; the Chinese name is that of the list of areas, without the kind of area. */
function chinese(line: string): CityRow {
  const [code = '', pinyin = '', latitude, longitude, rank] = line.split(' ')
  const name = (areaList.city_list as Record<string, string>)[code] ?? (code === '820100' ? '澳门' : undefined)
  if (!name) throw new Error(`no area ${code}`)
  return [
    pinyin.replace('_', ' '),
    shortName(name),
    '',
    '',
    Number(latitude),
    Number(longitude),
    Number(rank),
    initialsOf(shortName(name)),
    code,
  ]
}

const peoples = '朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|蒙古|哈萨克|柯尔克孜'
const shortName = (name: string) =>
  name
    .replace('澳门半岛', '澳门')
    .replace(new RegExp(`(?:(?:${peoples})族?)+自治州$`), '')
    .replace(/(?<=..)(?:市|地区|盟|县)$/, '')

/** `en|zh|ko|ja|latitude|longitude|rank`; Korea's are `en|zh|ko|ja` too. */
function named(line: string): CityRow {
  const [en = '', zh = '', ko = '', ja = '', latitude, longitude, rank] = line.split('|')
  return [en, zh, ko, ja, Number(latitude), Number(longitude), Number(rank), initialsOf(zh)]
}

/** Cities of every country of the registration, from the lists in `source/`. */
export const makeCities = (): Record<keyof typeof files, CityRow[]> =>
  Object.fromEntries(
    Object.entries(files).map(([country, file]) => [country, linesOf(file).map(country === 'CN' ? chinese : named)]),
  ) as never

/** One city a line, so that a change is seen as one; written as the formatter writes it. */
export const textOfCities = (cities: ReturnType<typeof makeCities>): string =>
  `{\n${Object.entries(cities)
    .map(
      ([country, rows]) =>
        `  "${country}": [\n${rows.map((row) => `    [${row.map((part) => JSON.stringify(part)).join(', ')}]`).join(',\n')}\n  ]`,
    )
    .join(',\n')}\n}\n`
