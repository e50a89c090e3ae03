import type { MemberAddress } from './member.ts'

/** One city each: nothing is to be said of the region. */
const cityStates: readonly MemberAddress['country'][] = ['SG', 'HK']

/**
 * What is wrong with the words for a region outside China, where its buyer types them: an address needs its state or city,
 * and words have letters. Null when they are right, and for China, whose districts are chosen.
 */
export function regionFault(country: MemberAddress['country'], region_name: string): 'required' | 'wrong_form' | null {
  const words = region_name.trim()
  if (country === 'CN') return null
  if (words === '') return cityStates.includes(country) ? null : 'required'
  return /\p{L}/u.test(words) ? null : 'wrong_form'
}
