export const session = {
  'session.key_unknown': 'このページの鍵は無効になりました。もう一度お試しください',
  'session.message_replayed': 'このリクエストはすでに受け付けています',
  'session.message_late': '端末の時刻がずれています。時刻を合わせてからもう一度お試しください',
  'session.message_invalid': 'リクエストが送信中に壊れたか、書き換えられています。もう一度お試しください',
  'session.option_required': 'このショップは暗号化されたリクエストのみ受け付けています。ページを再読み込みしてください',
} as const
