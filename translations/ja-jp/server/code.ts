export const code = {
  'code.captcha_wrong': '認証コードが正しくありません',
  'code.captcha_expired': '画像の有効期限が切れました。新しい画像を使ってください',
  'code.wrong': '認証コードが正しくありません',
  'code.wrong_attempts_left': '認証コードが正しくありません（残り{left}回）',
  'code.expired': '認証コードの有効期限が切れました。もう一度取得してください',
  'code.too_soon': '{seconds}秒後にもう一度お試しください',
  'code.not_sent': 'コードを送信できませんでした。もう一度お試しください',
}
