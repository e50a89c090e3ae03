export const bridge = {
  'bridge.host_token_invalid': '无法验证该应用的登录信息，请重试',
  'bridge.wechat_code_invalid': '微信未通过此次登录，请重试',
}
