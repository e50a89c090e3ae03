import type { Language } from '@longmall/contract/fields.ts'
import type { StaffStore } from '@longmall/contract/store.ts'

const none = { name: '', address: '', note: '' }

/** Name, address and note of a store in a language, English where that has none. */
export const textsIn = (texts: StaffStore['texts'], language: Language) =>
  texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en-us') ?? none
