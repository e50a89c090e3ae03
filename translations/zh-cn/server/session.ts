export const session = {
  'session.key_unknown': '页面的密钥已失效，请重试',
  'session.message_replayed': '该请求已经收到过',
  'session.message_late': '设备时间不准确，请校准时间后重试',
  'session.message_invalid': '请求在传输中损坏或被改动，请重试',
  'session.option_required': '本商城只接受加密请求，请刷新页面',
} as const
