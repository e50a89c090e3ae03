export const code = {
  'code.captcha_wrong': 'Verification code wrong',
  'code.captcha_expired': 'This picture has expired, please take a new one',
  'code.wrong': 'Verification code wrong',
  'code.wrong_left': 'Verification code wrong ({left} left)',
  'code.expired': 'This verification code has expired, please ask for a new one',
  'code.too_soon': 'Please wait {seconds} s before asking for another code',
  'code.not_sent': 'The code could not be sent, please try again',
} as const
