import type { Language } from '@longmall/contract/fields.ts'
import type { PickupPlace } from '@longmall/contract/order.ts'
import type { OpenHours } from '@longmall/contract/store.ts'
import { words } from '../kernel/words.ts'
import { hoursInWords } from './rules.ts'

type Words = Partial<Record<Language, string>>

/** What is said of a store to whoever goes there, in every language; as an order keeps it. */
export interface Branch {
  names: Words
  addresses: Words
  notes: Words
  phone: string
  hours: OpenHours[]
}

const said = (text: Words, language: Language) => text[language] || text['en-us'] || ''

/** Hours in words of a language; empty where there are none. */
export const hoursIn = (hours: readonly OpenHours[], language: Language): string =>
  hoursInWords(hours, language, (all) => words(language, 'store.every_day', { hours: all }))

/** A store in a language, English where that has no words. */
export function showBranch(branch_id: number, { names, addresses, notes, phone, hours }: Branch, language: Language): PickupPlace {
  return {
    branch_id,
    name: said(names, language),
    address: said(addresses, language),
    hours: [hoursIn(hours, language), said(notes, language)].filter(Boolean).join(' · '),
    mobile: phone,
  }
}
