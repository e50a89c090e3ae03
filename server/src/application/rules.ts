import type { Country } from '@longmall/contract/identity.ts'
import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import { Refusal } from '../kernel/refusal.ts'
import { internationalMobile } from '../member/mobile.ts'

/** A mobile as typed, in E.164. Refuses `application.wrong_mobile` (§5: "incorrect mobile number format"). */
export function readMobile(country: z.output<typeof Country>, typed: string): string {
  const mobile = internationalMobile(typed, country)
  if (mobile === null) throw new Refusal('application.wrong_mobile')
  return mobile
}

/** Date and random digits, as all numbers that are shown. */
export const newApplicationNo = (day: string) => `${day.replaceAll('-', '')}${String(randomInt(10 ** 8)).padStart(8, '0')}`
