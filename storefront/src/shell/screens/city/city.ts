import type { Language } from '@longmall/contract/fields.ts'
import type { Country } from '@longmall/contract/identity.ts'
import type * as z from 'zod/mini'
import { fetchJson } from '../../call/fetch-json.ts'
import citiesFile from './cities.json?url'

export type CountryCode = z.output<typeof Country>

/** A city of the list, with its names in the languages that have one of their own for it. */
export interface City {
  country: CountryCode
  en: string
  zh: string
  ko: string
  ja: string
  latitude: number
  longitude: number
  /** 1 large, 2 middle, 3 small. */
  rank: number
  /** First letters of the Chinese name in Pinyin: `SZ`. */
  initials: string
  /** As addresses have it: `CN-440300`, or the country alone. */
  region: string
}

type Row = [
  en: string,
  zh: string,
  ko: string,
  ja: string,
  latitude: number,
  longitude: number,
  rank: number,
  initials: string,
  code?: string,
]

/** The list of cities as its file has it. */
export type CityLists = Record<CountryCode, Row[]>
export type Cities = ReadonlyMap<CountryCode, City[]>

/** Every city of the list, by country; fetched when it is first needed. */
export const loadCities = async (): Promise<Cities> => citiesOf(await fetchJson<CityLists>(citiesFile))

export const citiesOf = (lists: CityLists): Cities =>
  new Map(Object.entries(lists).map(([country, rows]) => [country as CountryCode, rows.map((row) => cityOf(country as CountryCode, row))]))

const cityOf = (country: CountryCode, [en, zh, ko, ja, latitude, longitude, rank, initials, code]: Row): City => ({
  country,
  en,
  zh,
  ko,
  ja,
  latitude,
  longitude,
  rank,
  initials,
  region: code ? `${country}-${code}` : country,
})

/** The name of a city in a language; falls back to its Chinese name for readers of Korean and Japanese, to English for all. */
export function cityName({ en, zh, ko, ja }: City, language: Language): string {
  const own = { 'en-us': en, 'ms-my': en, 'zh-cn': zh, 'ko-kr': ko || zh, 'ja-jp': ja || zh }[language]
  return own || en
}

/** The country that a shopper of this language most likely looks for. */
export const homeCountry: Record<Language, CountryCode> = { 'en-us': 'CN', 'zh-cn': 'CN', 'ko-kr': 'KR', 'ja-jp': 'OTHER', 'ms-my': 'MY' }
