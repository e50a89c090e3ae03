import type { code as en } from '../en-us/code.ts'
import type { TranslationTable } from '../translate.ts'

export const code: TranslationTable<typeof en> = {
  captcha: '자동입력 방지 숫자',
  captcha_hint: '그림에 보이는 숫자 6자리를 입력해 주세요',
  captcha_picture: '그림으로 그려진 숫자 6자리입니다. 읽기 어려우면 아래 버튼을 이용해 주세요.',
  captcha_failed: '그림을 불러오지 못했습니다',
  captcha_reload: '새로 고침',
  captcha_unreadable: '그림을 읽을 수 없어요',
  work_title: '그림 대신 기기를 확인하고 있습니다',
  work_progress: '{percent}% 완료',
  work_done: '확인이 끝났습니다. 숫자를 입력하지 않아도 됩니다.',
  work_failed: '확인하지 못했습니다. 다시 시도하거나 그림을 이용해 주세요.',
  work_retry: '다시 시도',
  back_to_picture: '그림으로 인증하기',
  code: '인증번호',
  code_hint: '숫자 6자리',
  send: '인증번호 받기',
  resend: '다시 받기',
  seconds: '{seconds}초',
  resend_in: '{seconds}초 후 다시 받기',
  sent_to: '{to}(으)로 보냈습니다',
  sent: '인증번호를 보냈습니다',
  six_digits: '숫자 6자리를 입력해 주세요',
}
