export const code = {
  'code.captcha_wrong': 'Verification code wrong',
  'code.captcha_expired': 'This image has expired. Get a new one',
  'code.wrong': 'Verification code wrong',
  'code.wrong_attempts_left': 'Verification code wrong ({left} left)',
  'code.expired': 'This verification code has expired. Request a new one',
  'code.too_soon': 'Wait {seconds} s before requesting another code',
  'code.not_sent': 'The code could not be sent. Try again',
} as const
