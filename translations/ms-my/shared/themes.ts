import type { TranslationTable } from '../../translate.ts'
import type { themes as english } from '../../en-us/shared/themes.ts'

export const themes: TranslationTable<typeof english> = {
  theme_default: 'Iris',
  theme_blue: 'Lautan',
  theme_green: 'Rimba',
  theme_pink: 'Sakura',
  theme_golden: 'Ambar',
}
