import type { TranslationTable } from '../../translate.ts'
import type { marketing as english } from '../../en-us/shared/marketing.ts'

export const marketing: TranslationTable<typeof english> = {
  name: '이름',
  of: '{part} / {whole}',
  texts: '문구',
  window: '기간',
  first_day: '시작일',
  last_day: '종료일',
  last_day_help: '그날이 끝날 때까지입니다.',
  position: '순서',
  position_help: '숫자가 작을수록 앞에 표시됩니다.',
  is_on: '켜기',
  switch_on: '켜기',
  switch_off: '끄기',
  state_upcoming: '예정',
  state_off: '꺼짐',
  state_ended: '종료',
}
