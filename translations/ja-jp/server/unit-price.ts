export const unitPrice = {
  'unit_price.format': '0 より大きい、小数点以下 6 桁までの価格を入力してください（例：1.2345）',
  'unit_price.day_begun': 'その日の価格は確定しています。指定できるのは {day} からです',
  'unit_price.day_too_late': '{day} までの日を選んでください',
  'unit_price.jump': '前日の価格（{before}）との差が {percent}% を超えています。ご確認のうえ、変更に同意してください',
  'unit_price.request_not_found': '価格の申請が見つかりません',
  'unit_price.request_decided': 'この価格の申請はすでに処理されています',
  'unit_price.own_request': 'ご自身の申請はほかの担当者が処理します',
  'unit_price.not_own_request': 'この価格を取り下げられるのは申請者だけです',
} as const
