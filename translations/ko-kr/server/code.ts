export const code = {
  'code.captcha_wrong': '인증번호가 올바르지 않습니다',
  'code.captcha_expired': '이미지가 만료되었습니다. 새로 받아 주세요',
  'code.wrong': '인증번호가 올바르지 않습니다',
  'code.wrong_attempts_left': '인증번호가 올바르지 않습니다({left}회 남음)',
  'code.expired': '인증번호가 만료되었습니다. 다시 요청해 주세요',
  'code.too_soon': '{seconds}초 후에 다시 요청해 주세요',
  'code.not_sent': '인증번호를 보내지 못했습니다. 다시 시도해 주세요',
}
