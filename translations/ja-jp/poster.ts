import type { poster as english } from '../en-us/poster.ts'
import type { TranslationTable } from '../translate.ts'

export const poster: TranslationTable<typeof english> = {
  title: 'ポスター',
  language: 'ポスターの言語',
  hint: 'コードを読み取るとショップで該当ページが開き、注文にはあなたの紹介として記録されます。',
  save_hint: 'アプリ内では画像を長押しして保存できます。',
  earns_commission: 'このポスターからの注文にはコミッションが付きます。',
  copy_link: 'リンク',
  save: '保存',
  share: '共有',
  retry: '再試行',
  failed_title: 'ポスターを作成できませんでした',
  failed_text: '現在アクセスが集中しています。しばらくしてからお試しください。',
  gone_title: 'このポスターは作成できません',
  gone_text: '商品の販売が終了したか、キャンペーンが終了しています。',
  of_shop: 'ショップのポスター',
  alt: 'ポスター：{title}。{description}',
}
