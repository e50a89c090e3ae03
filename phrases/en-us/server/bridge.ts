export const bridge = {
  'bridge.host_token_invalid': 'This app’s log-in could not be verified. Please try again',
  'bridge.wechat_code_invalid': 'WeChat did not accept this log-in. Please try again',
} as const
