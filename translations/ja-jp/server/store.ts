export const store = {
  'store.not_found': 'この店舗は存在しません',
  'store.changed': 'この店舗はほかの人が変更しました。もう一度ご確認ください',
  'store.english_required': '店舗には英語の名前と住所が必要です',
  'store.hours_overlap': '営業時間が重なっています',
  'store.in_use': 'この店舗で受け取る注文があります。代わりに休業にしてください',
  'store.not_a_clerk': 'この会員はこの店舗の窓口担当ではありません',
  'store.every_day': '毎日 {hours}',
}
