import type { Language } from '@longmall/contract/fields.ts'
import type { PickupStore } from '@longmall/contract/order.ts'
import type { OpenHours } from '@longmall/contract/store.ts'
import { translate } from '../kernel/translate.ts'
import { formatHours } from './rules.ts'

type TextByLanguage = Partial<Record<Language, string>>

/** A store's details for visitors, in every language, as orders store them. */
export interface Branch {
  names: TextByLanguage
  addresses: TextByLanguage
  notes: TextByLanguage
  phone: string
  hours: OpenHours[]
}

const localText = (text: TextByLanguage, language: Language) => text[language] || text['en-us'] || ''

/** Hours as text in a language; empty where there are none. */
export const hoursText = (hours: readonly OpenHours[], language: Language): string =>
  formatHours(hours, language, (all) => translate(language, 'store.every_day', { hours: all }))

/** A store in a language, English where that has no text. */
export function showBranch(branch_id: number, { names, addresses, notes, phone, hours }: Branch, language: Language): PickupStore {
  return {
    branch_id,
    name: localText(names, language),
    address: localText(addresses, language),
    hours: [hoursText(hours, language), localText(notes, language)].filter(Boolean).join(' · '),
    mobile: phone,
  }
}
