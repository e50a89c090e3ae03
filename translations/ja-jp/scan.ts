import type { scan as english } from '../en-us/scan.ts'
import type { TranslationTable } from '../translate.ts'

export const scan: TranslationTable<typeof english> = {
  scan_in_app: 'スキャン',
  camera: 'カメラ',
  camera_starting: 'カメラを起動しています',
  camera_refused: 'カメラの許可が得られませんでした',
  camera_refused_text: 'ブラウザーの設定でカメラを許可してください。コードの画像を選ぶか、コードを入力することもできます。',
  camera_missing: 'カメラが見つかりません',
  camera_missing_text: 'コードの画像を選ぶか、コードを入力してください。',
  camera_busy: 'カメラを使用できません',
  camera_busy_text: '他のアプリが使用している可能性があります。閉じてからもう一度お試しください。',
  camera_unreadable: 'コードリーダーを読み込めませんでした',
  camera_unreadable_text: '接続を確認してもう一度お試しいただくか、コードを入力してください。',
  try_again: 'もう一度試す',
  choose_picture: '画像を選ぶ',
  no_code_in_picture: '画像にQRコードが見つかりませんでした',
  picture_unreadable: 'この画像は読み取れませんでした',
}
