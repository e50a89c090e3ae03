import type { poster as english } from '../en-us/poster.ts'
import type { TranslationTable } from '../translate.ts'

export const poster: TranslationTable<typeof english> = {
  title: 'ポスター',
}
