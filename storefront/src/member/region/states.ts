import type { Language } from '@longmall/contract/fields.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from '../../shell/call/fetch-json.ts'
import statesFile from './states.json?url'

type Country = MemberAddress['country']
/** ISO 3166-2 code behind the country's, then names; Malay ones where they are not the English. Hong Kong's codes are our own. */
type Row = [code: string, en: string, zh: string, ko: string, ja: string, ms?: string]
export type StateLists = Partial<Record<Country, Row[]>>

/** A state or province of a country, in the reader's language. */
export interface State {
  code: string
  name: string
}

/** States of every country that has a list, cached while the shop is open. */
export const statesQuery = queryOptions({
  queryKey: ['address', 'states'],
  queryFn: () => fetchJson<StateLists>(statesFile),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Countries whose states are chosen from a list. */
const listed: ReadonlySet<Country> = new Set(['KR', 'MY', 'ID', 'TH', 'VN', 'KH', 'HK'] satisfies Country[])
export const hasStates = (country: Country): boolean => listed.has(country)

const nameIn = ([, en, zh, ko, ja, ms = en]: Row, language: Language) =>
  ({ 'en-us': en, 'zh-cn': zh, 'ko-kr': ko, 'ja-jp': ja, 'ms-my': ms })[language]

/** The states of a country by name. */
export const statesOf = (lists: StateLists | undefined, country: Country, language: Language): State[] =>
  (lists?.[country] ?? [])
    .map((row) => ({ code: row[0], name: nameIn(row, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))

/** The state that is a city of this English name, such as Seoul. */
export const stateOfCity = (lists: StateLists | undefined, country: Country, city: string): string | undefined =>
  lists?.[country]?.find(([, en]) => en.toLowerCase() === city.toLowerCase())?.[0]

/** The region of an address outside China: `KR-11` and `Seoul, Jongno-gu`; the country alone where no state is chosen. */
export interface OtherRegion {
  state: string
  stateName: string
  city: string
}

const between = ', '

export function readOtherRegion({ country, region, region_name }: Pick<MemberAddress, 'country' | 'region' | 'region_name'>): OtherRegion {
  const state = region.startsWith(`${country}-`) ? region.slice(country.length + 1) : ''
  const at = region_name.indexOf(between)
  if (state === '') return { state, stateName: '', city: region_name }
  return at < 0
    ? { state, stateName: region_name, city: '' }
    : { state, stateName: region_name.slice(0, at), city: region_name.slice(at + between.length) }
}

export const writeOtherRegion = (
  country: Country,
  { state, stateName, city }: OtherRegion,
): Pick<MemberAddress, 'region' | 'region_name'> => ({
  region: state ? `${country}-${state}` : country,
  region_name: [stateName, city.trim()].filter(Boolean).join(between).slice(0, 120).trim(),
})
