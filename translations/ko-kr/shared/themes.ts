import type { TranslationTable } from '../../translate.ts'
import type { themes as english } from '../../en-us/shared/themes.ts'

export const themes: TranslationTable<typeof english> = {
  theme_default: '아이리스',
  theme_blue: '오션',
  theme_green: '포레스트',
  theme_pink: '블라썸',
  theme_golden: '앰버',
}
