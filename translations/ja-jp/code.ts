import type { code as en } from '../en-us/code.ts'
import type { TranslationTable } from '../translate.ts'

export const code: TranslationTable<typeof en> = {
  captcha: '画像認証',
  captcha_hint: '画像の6桁の数字を入力してください',
  captcha_picture: '6桁の数字が描かれた画像です。読み取れない場合は下のボタンをご利用ください。',
  captcha_failed: '画像を読み込めませんでした',
  captcha_reload: '別の画像にする',
  captcha_unreadable: '画像が読み取れない',
  work_title: '画像の代わりに端末を確認しています',
  work_progress: '{percent}% 完了',
  work_done: '確認できました。画像認証は不要です。',
  work_failed: '確認できませんでした。もう一度試すか、画像をご利用ください。',
  work_retry: 'もう一度試す',
  back_to_picture: '画像を使う',
  code: '認証コード',
  code_hint: '6桁の数字',
  send: 'コードを送信',
  resend: '再送信',
  seconds: '{seconds}秒',
  resend_in: '{seconds}秒後に再送信',
  sent_to: '{to} に送信しました',
  sent: '認証コードを送信しました',
  six_digits: '6桁の数字を入力してください',
}
