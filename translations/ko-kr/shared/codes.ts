import type { codes as english } from '../../en-us/shared/codes.ts'
import type { TranslationTable } from '../../translate.ts'

export const codes: TranslationTable<typeof english> = {
  code_1: '예치 이자 Plan1',
  code_2: '예치 이자 Plan2',
  code_4: '예치 이자 Plan3',
  code_5: '예치 이자 Plan4',
  code_6: '코인 출금',
  code_9: '채굴',
  code_11: '정기 예치',
  code_12: '스테이킹 수익',
  code_13: '이체',
  code_21: '코드 출금',
  code_22: '현금 출금',
}
