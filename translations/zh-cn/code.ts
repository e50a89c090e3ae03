import type { code as en } from '../en-us/code.ts'
import type { TranslationTable } from '../translate.ts'

export const code: TranslationTable<typeof en> = {
  captcha: '图片验证码',
  captcha_hint: '请输入图中的6位数字',
  captcha_picture: '图中有6位数字。如果看不清，可使用下方的按钮。',
  captcha_failed: '图片加载失败',
  captcha_reload: '换一张',
  captcha_unreadable: '看不清图片',
  work_title: '正在用设备校验代替图片验证',
  work_progress: '已完成 {percent}%',
  work_done: '校验完成，无需输入图片验证码',
  work_failed: '校验未成功，请重试或使用图片验证码',
  work_retry: '重试',
  back_to_picture: '使用图片验证码',
  code: '验证码',
  code_hint: '6位数字',
  send: '获取验证码',
  resend: '重新获取',
  seconds: '{seconds}秒',
  resend_in: '{seconds}秒后重新获取',
  sent_to: '已发送至 {to}',
  sent: '验证码已发送',
  six_digits: '请输入6位数字',
}
