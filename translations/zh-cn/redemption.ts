import type { redemption as english } from '../en-us/redemption.ts'
import type { TranslationTable } from '../translate.ts'

export const redemption: TranslationTable<typeof english> = {
  title: '核销台',
}
