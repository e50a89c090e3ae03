import type { codes as english } from '../../en-us/shared/codes.ts'
import type { TranslationTable } from '../../translate.ts'

export const codes: TranslationTable<typeof english> = {
  code_1: '存款利息，Plan1',
  code_2: '存款利息，Plan2',
  code_4: '存款利息，Plan3',
  code_5: '存款利息，Plan4',
  code_6: '提币',
  code_9: '挖矿收益',
  code_11: '定期存款',
  code_12: '质押收益',
  code_13: '转账',
  code_21: '扫码提现',
  code_22: '现金提现',
}
