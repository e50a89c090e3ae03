export const bridge = {
  'bridge.host_token_invalid': 'Log masuk aplikasi ini tidak dapat disahkan. Sila cuba lagi',
  'bridge.wechat_code_invalid': 'WeChat tidak menerima log masuk ini. Sila cuba lagi',
}
