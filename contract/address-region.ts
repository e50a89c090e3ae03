import type { MemberAddress } from './member.ts'

/** One city each: they need no region. */
const cityStates: readonly MemberAddress['country'][] = ['SG', 'HK']

/**
 * The error of a region name outside China, where its buyer types them: an address needs its state or city,
 * and a name has letters. Null when it is valid, and for China, whose districts are chosen.
 */
export function regionError(country: MemberAddress['country'], region_name: string): 'required' | 'wrong_form' | null {
  const name = region_name.trim()
  if (country === 'CN') return null
  if (name === '') return cityStates.includes(country) ? null : 'required'
  return /\p{L}/u.test(name) ? null : 'wrong_form'
}
