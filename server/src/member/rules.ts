import type { MemberAddress } from '@longmall/contract/member.ts'
import { regionError } from '@longmall/contract/address-region.ts'
import { type FieldError, WrongFields } from '../kernel/refusal.ts'
import { internationalMobile } from './mobile.ts'

type AddressInput = Omit<MemberAddress, 'address_id'>

// Vietnam and Cambodia write five digits or six; Hong Kong has no postcodes, and parcels there carry various ones.
const postcodes: Partial<Record<MemberAddress['country'], RegExp>> = {
  CN: /^\d{6}$/,
  KR: /^\d{5}$/,
  MY: /^\d{5}$/,
  SG: /^\d{6}$/,
  ID: /^\d{5}$/,
  TH: /^\d{5}$/,
  VN: /^\d{5,6}$/,
  KH: /^\d{5,6}$/,
}

// First two digits of a province, as China's list has them; below it new districts come and go.
const chinaDistrict = /^CN-(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12])\d\d(?!00)\d\d$/

/**
 * The rules of an address that hang on its country (§5, IDN-10): the mobile is one, the postcode has its form, the region is
 * one of it, and in China names the district with its words. All that is wrong is refused at once, by name.
 */
export function checkAddress(address: AddressInput): void {
  const fieldErrors = { ...regionErrors(address), ...contactErrors(address) }
  if (Object.keys(fieldErrors).length) throw new WrongFields(fieldErrors)
}

function contactErrors({ country, mobile, postcode }: AddressInput): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {}
  // Elsewhere, a number without its country's prefix is of a plan that we cannot know.
  const isCheckable = country !== 'OTHER' || mobile.startsWith('+')
  if (isCheckable && !internationalMobile(mobile, country)) fieldErrors.mobile = { key: 'member.wrong_mobile', params: {} }
  if (postcodes[country]?.test(postcode) === false) fieldErrors.postcode = { key: 'member.wrong_postcode', params: {} }
  return fieldErrors
}

function regionErrors({ country, region, region_name }: AddressInput): Record<string, FieldError> {
  if (region.split('-')[0] !== country) return { region: { key: 'field.choice', params: {} } }
  const problem = regionError(country, region_name)
  if (problem) return { region_name: { key: problem === 'required' ? 'field.required' : 'member.wrong_region_name', params: {} } }
  if (country !== 'CN') return {}
  const missing: FieldError = { key: 'field.required', params: {} }
  const fieldErrors: Record<string, FieldError> = {}
  if (!chinaDistrict.test(region)) fieldErrors.region = missing
  if (region_name === '') fieldErrors.region_name = missing
  return fieldErrors
}

/** Progress of a member to a grade: of `needed` referrals, or of the one purchase when the grade needs no referrals. */
export function progressTo(needs_count: number | null, referrals: number): { needed: number; reached: number } {
  const needed = needs_count ?? 1
  return { needed, reached: needs_count === null ? 0 : Math.min(referrals, needed) }
}
