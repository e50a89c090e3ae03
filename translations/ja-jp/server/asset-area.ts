export const assetArea = {
  'asset_area.closed': 'このショップではデジタル資産エリアが有効になっていません',
  'asset_area.closed_in_country': 'お住まいの国ではデジタル資産エリアをご利用いただけません',
  'asset_area.terms_changed': '規約とリスクの説明が変わりました。現在の版をお読みになり、もう一度同意してください',
  'asset_area.terms_not_agreed': '先にデジタル資産エリアの規約とリスクの説明をお読みになり、同意してください',
}
