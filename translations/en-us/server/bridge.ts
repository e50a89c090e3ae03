export const bridge = {
  'bridge.host_token_invalid': 'The app login could not be verified. Try again',
  'bridge.wechat_code_invalid': 'WeChat rejected this login. Try again',
} as const
