import type { search as en } from '../en-us/search.ts'
import type { TranslationTable } from '../translate.ts'

export const search: TranslationTable<typeof en> = {
  title: '検索',
  placeholder: '商品を検索',
  submit: '検索',
  scan: 'コードをスキャン',
  history: '最近の検索',
  clear: '最近の検索をすべて削除',
  clear_question: '最近の検索をすべて削除しますか？',
  clear_text: 'この端末とアカウントの検索履歴が消えます。',
  hot: '人気の検索',
  discover: 'おすすめの言葉',
  suggestions: '検索候補',
  empty: '何をお探しですか？',
  empty_text: '言葉を入力するか、カテゴリーからお探しください。',
  categories: 'カテゴリー',
}
