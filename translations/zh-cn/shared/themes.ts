import type { TranslationTable } from '../../translate.ts'
import type { themes as english } from '../../en-us/shared/themes.ts'

export const themes: TranslationTable<typeof english> = {
  theme_default: '鸢尾紫',
  theme_blue: '海洋蓝',
  theme_green: '森林绿',
  theme_pink: '樱花粉',
  theme_golden: '琥珀金',
}
