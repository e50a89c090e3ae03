import { readFileSync } from 'node:fs'
import { citiesOf, type CityLists } from '../city.ts'

/** The list as the shop serves it. */
export const file = readFileSync(new URL('../cities.json', import.meta.url), 'utf8')
export const cities = citiesOf(JSON.parse(file) as CityLists)
export const allOfFile = [...cities.values()].flat()
