export const pointsShop = {
  'points_shop.not_found': 'この商品はポイントショップにありません',
  'points_shop.not_started': 'この商品の交換はまだ始まっていません',
  'points_shop.ended': 'この商品の交換は終了しました',
  'points_shop.price_changed': '現在の価格は {longcoin} ロングコインです',
  'points_shop.limit_reached': 'お一人様 {limit} 個までです',
  'points_shop.sold_out': '残りが足りません（残り {remaining} 個）',
  'points_shop.coupon_ended': 'このクーポンの配布は終了しました',
  'points_shop.order_not_found': 'この交換履歴は存在しません',
  'points_shop.changed': '内容が変更されました。もう一度ご確認ください',
  'points_shop.english_required': '英語の名前が必要です',
  'points_shop.stock_below_reserved': 'すでに {reserved} 個交換済みです。在庫はこれより少なくできません',
  'points_shop.kind_immutable': '種類は変更できません',
}
