import type { codes as english } from '../../en-us/shared/codes.ts'
import type { TranslationTable } from '../../translate.ts'

export const codes: TranslationTable<typeof english> = {
  code_1: '預入利息 Plan1',
  code_2: '預入利息 Plan2',
  code_4: '預入利息 Plan3',
  code_5: '預入利息 Plan4',
  code_6: 'コイン出金',
  code_9: 'マイニング',
  code_11: '定期預入',
  code_12: 'ステーキング収益',
  code_13: '振替',
  code_21: 'コード出金',
  code_22: '現金出金',
}
