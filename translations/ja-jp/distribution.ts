import type { distribution as english } from '../en-us/distribution.ts'
import type { TranslationTable } from '../translate.ts'

export const distribution: TranslationTable<typeof english> = {
  title: '販売パートナー',
}
