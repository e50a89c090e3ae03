/** Income type codes of coins and boxes. */
export const codes = {
  code_1: 'Deposit interest, Plan1',
  code_2: 'Deposit interest, Plan2',
  code_4: 'Deposit interest, Plan3',
  code_5: 'Deposit interest, Plan4',
  code_6: 'Coin withdrawal',
  code_9: 'Mining',
  code_11: 'Term deposit',
  code_12: 'Pledge income',
  code_13: 'Transfer',
  code_21: 'Scan-code withdrawal',
  code_22: 'Cash withdrawal',
} as const
