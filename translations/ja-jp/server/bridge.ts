export const bridge = {
  'bridge.host_token_invalid': 'アプリのログイン情報を確認できませんでした。もう一度お試しください',
  'bridge.wechat_code_invalid': 'WeChatでログインが認められませんでした。もう一度お試しください',
}
