import { expect, test } from 'vitest'
import { entryTitleKey } from './named-code.ts'

test.each([
  ['coin_withdrawal', 6, 'withdrawal', 'coin_withdrawal_6'],
  ['coin_withdrawal', 13, 'withdrawal', 'coin_withdrawal_13'],
  ['coin_withdrawal', 21, 'withdrawal', 'coin_withdrawal_21'],
  ['coin_transfer', 13, 'transfer', 'code_13'],
  ['withdrawal', 22, 'withdrawal', 'code_22'],
  [null, 9, 'income', 'code_9'],
  ['order', 20, 'shopping', 'topic_shopping'],
  [null, null, 'various', 'topic_various'],
] as const)('AST-10 WAL-01 an entry of %s with code %s in %s has the title %s', (kind, income_code, topic, key) => {
  expect(entryTitleKey({ subject: kind && { kind, id: 1 }, income_code, topic })).toBe(key)
})
