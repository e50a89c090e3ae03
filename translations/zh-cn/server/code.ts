export const code = {
  'code.captcha_wrong': '验证码错误',
  'code.captcha_expired': '图片验证码已过期，请换一张',
  'code.wrong': '验证码错误',
  'code.wrong_attempts_left': '验证码错误（还可尝试{left}次）',
  'code.expired': '验证码已失效，请重新获取',
  'code.too_soon': '请{seconds}秒后再获取验证码',
  'code.not_sent': '验证码发送失败，请重试',
}
