import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../test/harness.ts'
import { makeDepositor } from '../../../deposit/test/deposits.ts'
import { postTransfer } from '../../../wallet/post-transfer.ts'
import { checkDue } from './check-due.ts'

test('CON-06 AST-15 a unit of which more was paid out than came in, and nothing falls due, keeps no other one from its alert', async () => {
  const shop = await openTestShop({ settings: { 'deposit.plan_1': { is_on: true, days: 2, interest_ppm: 15_000 } } })
  await shop.passMidnight()
  const depositor = await makeDepositor(shop)
  await depositor.open(100_000n)
  await shop.systemContext().transaction((context) =>
    postTransfer(context, {
      kind: 'test.paid_out',
      key: '1',
      topic: 'adjustment',
      reason: 'test',
      entries: [
        { account: { house: 'treasury', unit: 'MONEY' }, amount: -500n },
        { account: { house: 'clearing:payout', unit: 'MONEY' }, amount: 500n },
      ],
    }),
  )
  await checkDue(shop.site)
  const { rows } = await sql<{ unit: string; due: bigint }>`select unit, due from treasury_alert`.execute(shop.db)
  expect(rows).toEqual([{ unit: 'ACC', due: 101_500n }])
})
