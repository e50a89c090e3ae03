import type { search as en } from '../en-us/search.ts'
import type { TranslationTable } from '../translate.ts'

export const search: TranslationTable<typeof en> = {
  title: 'Cari',
  placeholder: 'Cari produk',
  submit: 'Cari',
  scan: 'Imbas kod',
  history: 'Carian terkini',
  clear: 'Kosongkan carian terkini',
  clear_question: 'Kosongkan carian terkini anda?',
  clear_text: 'Semuanya dipadam pada peranti ini dan dalam akaun anda.',
  hot: 'Carian popular',
  discover: 'Terokai',
  suggestions: 'Cadangan',
  empty: 'Apa yang anda cari?',
  empty_text: 'Taip perkataan, atau mulakan daripada kategori.',
  categories: 'Kategori',
}
