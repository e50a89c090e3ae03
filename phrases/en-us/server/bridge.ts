export const bridge = {
  'bridge.host_token_invalid': 'This app’s login could not be verified. Please try again',
  'bridge.wechat_code_invalid': 'WeChat did not accept this login. Please try again',
} as const
