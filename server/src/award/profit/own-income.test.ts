import { toSmallest } from '@longmall/contract/units.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { makeDepositor } from '../../deposit/test/deposits.ts'

const plan = (days: number, interest_ppm: number) => ({ is_on: true, days, interest_ppm })
const shop = await openTestShop({ settings: { 'deposit.plan_1': plan(1, 15_000), 'deposit.plan_4': plan(1, 180_000) } })
await shop.passMidnight()
const member = await makeDepositor(shop)
await member.open(333_333n)
await member.open(100_000n, { plan: 4 })
await shop.advance({ days: 1 })
const entries = async (filter: object) =>
  (await member.call('wallet/entries', { unit: 'ACC', bucket: 'available', topic: 'income', ...filter })).list.map(
    ({ income_code, amount }) => `${income_code} ${amount}`,
  )

describe('AST-13 income of own coins', () => {
  test('AST-13 AST-07 interest is income of its day by the code of its plan; the principal that comes back only moves', async () => {
    const { list, yesterday_worth } = await member.call('award/profit', {})
    expect(list.find(({ unit }) => unit === 'ACC')).toMatchObject({ yesterday: '22.999', total: '22.999' })
    expect(yesterday_worth).toBe('22.999')
    const { sources, days } = await member.call('award/profit_days', { unit: 'ACC' })
    expect(sources.map(({ source, code, amount }) => [source, code, amount])).toEqual([
      ['deposit', 1, '4.999'],
      ['deposit', 5, '18.000'],
    ])
    const { list: parts } = await member.call('award/profit_entries', { unit: 'ACC', day: days[0]!.day })
    expect(parts.reduce((sum, { amount }) => sum + toSmallest(amount, 'ACC'), 0n)).toBe(22_999n)
    expect(parts.every(({ source, place, payout_id }) => source === 'deposit' && place === 'available' && payout_id === null)).toBe(true)
  })

  test('AST-13 the income details list it by type code, what came back of deposits too', async () => {
    expect((await entries({})).toSorted()).toEqual(['1 4.999', '11 433.333', '5 18.000'])
    expect(await entries({ income_code: 5 })).toEqual(['5 18.000'])
    expect(await entries({ income_code: 11 })).toEqual(['11 433.333'])
    expect(await entries({ income_code: 12 })).toEqual([])
  })

  test('AST-14 AST-15 the run’s report says what it paid for coins, by kind and unit, beside the awards', async () => {
    const ann = await staffClient(shop, 'finance')
    const { list } = await ann.call('award/list_runs', {})
    const { income } = await ann.call('award/view_run', { run_id: list[0]!.run_id })
    expect(income).toEqual([
      { kind: 'deposit', unit: 'ACC', item_count: 2, amount: '22.999' },
      { kind: 'deposit_return', unit: 'ACC', item_count: 2, amount: '433.333' },
    ])
  })
})
