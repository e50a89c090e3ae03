import type { searchkeyword as english } from '../../en-us/console/searchkeyword.ts'
import type { TranslationTable } from '../../translate.ts'

export const searchkeyword: TranslationTable<typeof english> = {
  lead: 'お客様が入力する前に表示されるワードを、言語ごとに並べて設定します。ある種類で有効なワードがない言語では、英語のワードが表示されます。',
  language: '言語',
  hot: '人気ワード',
  hot_help: '順位つきで表示され、上位3つは赤字です。タップするとそのワードで検索します。',
  discover: 'おすすめワード',
  discover_help: '人気ワードの下に表示され、商品を見て回るきっかけになります。',
  default: '初期ワード',
  default_help:
    '空の検索欄とホームの検索バーに表示され、何も入力せずに検索するとこのワードで検索します。有効なもののうち先頭が使われます。',
  add_keyword: 'ワードを追加',
  edit_keyword: 'ワードを編集',
  keyword: 'ワード',
  keyword_help: '60文字以内。タップすると検索結果に移るため、商品が見つかるワードを選んでください。',
  is_on: 'お客様に表示',
  empty_english: 'ワードがまだないため、お客様には何も表示されません',
  empty_translated: 'ワードがまだないため、お客様には英語のワードが表示されます',
  remove_confirm: '「{word}」を削除します。お客様には表示されなくなります。',
}
