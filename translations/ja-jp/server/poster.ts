import type { poster as enUs } from '../../en-us/server/poster.ts'

export const poster: Record<keyof typeof enUs, string> = {
  'poster.scan_goods': 'コードを読み取ってショップで見る',
  'poster.scan_shop': 'コードを読み取ってショップへ',
  'poster.recommends': '{name} さんのおすすめ',
  'poster.invites': '{name} さんからの招待',
  'poster.shop_note': '良い品を、納得の価格で',
  'poster.kind_discount': '期間限定割引',
  'poster.kind_topic': '特集',
  'poster.kind_flash_sale': 'タイムセール',
  'poster.kind_group_buy': '共同購入',
  'poster.kind_team_buy': 'チーム購入',
  'poster.kind_bargain': '値切り',
  'poster.kind_presale': '予約販売',
  'poster.kind_combo': 'セット割',
  'poster.kind_point': 'ロングコイン交換',
}
