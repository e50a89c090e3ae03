import { countryCodes } from './country-codes.ts'
import { type RawSearch, readChoice, readText } from '../../search.ts'

export const readPickerSearch = ({ country, redirect }: RawSearch) => ({
  country: readChoice(country, countryCodes),
  redirect: readText(redirect, 2000),
})
