import { Mobile } from '@longmall/contract/code.ts'
import type { countries } from '@longmall/contract/identity.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'

type Country = (typeof countries)[number]

// Of some countries the plan does not tell mobiles from lines; where it does, a line is no mobile.
const mobileTypes = new Set([undefined, 'MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * A mobile as the whole world dials it (E.164, `+8613800138000`), however it was typed; without a `+` it is one of `country`.
 * Null when no numbering plan knows such a mobile (§5: "incorrect mobile number format").
 */
export function internationalMobile(typed: string, country: Country): string | null {
  const parsed = parsePhoneNumberFromString(typed, country === 'OTHER' ? undefined : country)
  return parsed?.isValid() && mobileTypes.has(parsed.getType()) ? parsed.number : null
}

/** `+8613800138000` as people read it: `+86 138 0013 8000`. */
export function formatMobile(mobile: string): string {
  const formatted = parsePhoneNumberFromString(mobile)?.formatInternational() ?? mobile
  return z.safeParse(Mobile, formatted).success ? formatted : mobile
}
