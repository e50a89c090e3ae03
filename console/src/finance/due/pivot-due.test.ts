import type { DuePeriod } from '@longmall/contract/ops-due.ts'
import { expect, test } from 'vitest'
import { pivotDue } from './pivot-due.ts'

const period = (first_day: string, kind: DuePeriod['kind'], amount: string, unit: DuePeriod['unit'] = 'ACC'): DuePeriod => ({
  first_day,
  last_day: first_day,
  unit,
  kind,
  amount,
  count: 1,
})

test('CON-06 what falls due of a unit is shown by period and kind, with the sums of both', () => {
  const list = [
    period('2026-11-27', 'deposit_principal', '1.500'),
    period('2026-11-27', 'deposit_interest', '0.250'),
    period('2026-11-28', 'deposit_principal', '2.000'),
    period('2026-11-28', 'withdrawal', '9.00', 'MONEY'),
  ]
  expect(pivotDue(list, 'ACC')).toEqual({
    kinds: ['deposit_principal', 'deposit_interest'],
    rows: [
      {
        first_day: '2026-11-27',
        last_day: '2026-11-27',
        amounts: { deposit_principal: '1.500', deposit_interest: '0.250' },
        total: '1.750',
      },
      { first_day: '2026-11-28', last_day: '2026-11-28', amounts: { deposit_principal: '2.000' }, total: '2.000' },
    ],
    total: {
      first_day: '2026-11-27',
      last_day: '2026-11-28',
      amounts: { deposit_principal: '3.500', deposit_interest: '0.250' },
      total: '3.750',
    },
  })
  expect(pivotDue(list, 'AAA')).toEqual({ kinds: [], rows: [], total: null })
})
