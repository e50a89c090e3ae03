import type { TranslationTable } from '../../translate.ts'
import type { themes as english } from '../../en-us/shared/themes.ts'

export const themes: TranslationTable<typeof english> = {
  theme_default: 'アイリス',
  theme_blue: 'オーシャン',
  theme_green: 'フォレスト',
  theme_pink: 'ブロッサム',
  theme_golden: 'アンバー',
}
