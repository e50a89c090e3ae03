import type { form as en } from '../en-us/form.ts'
import type { TranslationTable } from '../translate.ts'

export const form: TranslationTable<typeof en> = {
  required: '필수 입력 항목입니다',
  wrong_form: '입력 내용을 확인해 주세요',
  too_short: '{minimum}자 이상 입력해 주세요',
  too_long: '{maximum}자까지 입력할 수 있습니다',
  too_small: '{minimum} 이상이어야 합니다',
  too_big: '{maximum} 이하여야 합니다',
  choice: '하나를 선택해 주세요',
  password_mix: '영문, 숫자, 기호 중 두 가지 이상을 섞어 주세요',
  text_form: '앞뒤 공백과 특수한 문자를 지워 주세요',
}
