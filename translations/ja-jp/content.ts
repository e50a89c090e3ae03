import type { content as en } from '../en-us/content.ts'
import type { TranslationTable } from '../translate.ts'

export const content: TranslationTable<typeof en> = {
  search: '検索',
  highlights: '注目',
  slide_of: '{count}件中{index}件目',
  pause: '自動再生を止める',
  play: '自動再生を始める',
  shortcuts: 'ショートカット',
  notices: 'お知らせ',
  brands: 'ブランド',
  topics: '特集',
  goods: '商品',
  recommended: 'おすすめ商品',
  see_all: 'すべて見る',
  see_all_of: 'すべて見る：{title}',
  empty_home: 'ただいま準備中です',
  empty_home_text: '商品を並べています。カテゴリーもご覧ください。',
  preview_expired: 'プレビューの有効期限が切れました',
  preview_expired_text: '管理画面からもう一度開いてください。',
  preview_empty: 'このページにはまだ内容がありません。管理画面でブロックを追加してください。',
  categories: 'カテゴリー',
  terms: '利用規約',
  privacy_policy: 'プライバシーポリシー',
  asset_terms: 'デジタル資産エリア 規約とリスクについて',
  agreement_since: '第{version}版・{day}から適用',
}
