export const pointsShop = {
  'exchange.not_found': 'この商品はポイントショップにありません',
  'exchange.not_started': 'この商品の交換はまだ始まっていません',
  'exchange.ended': 'この商品の交換は終了しました',
  'exchange.price_changed': '現在の価格は {longcoin} ロングコインです',
  'exchange.limit': 'お一人様 {limit} 個までです',
  'exchange.sold_out': '残りが足りません（残り {left} 個）',
  'exchange.coupon_over': 'このクーポンの配布は終了しました',
  'exchange.record_not_found': 'この交換履歴は存在しません',
  'exchange.changed': '内容が変更されました。もう一度ご確認ください',
  'exchange.english_needed': '英語の名前が必要です',
  'exchange.stock_below_taken': 'すでに {taken} 個交換済みです。在庫はこれより少なくできません',
  'exchange.kind_fixed': '種類は変更できません',
}
