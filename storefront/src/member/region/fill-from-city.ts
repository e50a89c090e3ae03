import type { Language } from '@longmall/contract/fields.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { type City, cityName } from '../../shell/screens/city/city.ts'
import { type StateLists, stateOfCity, statesOf, writeOtherRegion } from './states.ts'

export interface Filled {
  values: Pick<MemberAddress, 'country' | 'region' | 'region_name'>
  /** A city of China whose district is still to be chosen: `CN-440300`. */
  districtOf: string | null
}

/**
 * Region fields of an address from the city at a point of the map. In China a district must still be chosen; a district already
 * chosen in this city is preserved. Elsewhere the city is named in the reader's language, or by its state if the city is a state.
 */
export function fillFromCity(
  before: Pick<MemberAddress, 'region' | 'region_name'>,
  city: City,
  lists: StateLists | undefined,
  language: Language,
): Filled {
  const { country, region } = city
  if (country === 'CN') {
    const isThere = /^CN-\d{6}$/.test(region) && before.region.startsWith(region.slice(0, -2))
    const regionFields = isThere ? { region: before.region, region_name: before.region_name } : { region: '', region_name: '' }
    return { values: { country, ...regionFields }, districtOf: isThere ? null : region }
  }
  const state = stateOfCity(lists, country, city.en)
  const found = statesOf(lists, country, language).find(({ code }) => code === state)
  const parts = found
    ? { state: found.code, stateName: found.name, city: '' }
    : { state: '', stateName: '', city: cityName(city, language) }
  return { values: { country, ...writeOtherRegion(country, parts) }, districtOf: null }
}
