import type { assetarea as en } from '../en-us/assetarea.ts'
import type { TranslationTable } from '../translate.ts'

export const assetarea: TranslationTable<typeof en> = {
  title: 'デジタル資産',
  closed: 'デジタル資産エリアは現在ご利用いただけません',
  closed_text: 'このショップでは有効になっていません。ほかの機能は通常どおりご利用いただけます。',
  closed_in_country: 'お住まいの国ではご利用いただけません',
  closed_in_country_text: 'アカウントの国ではデジタル資産エリアを提供していません。ほかの機能は通常どおりご利用いただけます。',
  to_home: 'ホームへ',
  terms: '規約とリスクの説明',
  terms_lead:
    'このエリアに投じた資産は失われることがあり、収益は保証されません。ここで初めて購入される前に、規約とリスクの説明をお読みください。',
  read_terms: '読んで同意する',
  read_again: 'もう一度読む',
  agreed_on: 'バージョン{version}に同意済みです',
  agree_check: '規約とリスクの説明を読み、同意します',
  agree: '同意する',
  agreed: 'ありがとうございます。バージョン{version}に同意しました',
  tick_first: '同意するにはチェックを入れてください',
  changed: '新しい版があります。お読みになってから同意してください',
}
