import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { openCommissions } from '../test/commissions.ts'
import { sumCommissionDays } from './sum-days.ts'

const shop = await openTestShop()
const clerk = await staffClient(shop, 'finance')
const { chain, pay, refund } = await openCommissions(shop)
const zone = 'Asia/Shanghai'
const today = (days = 0) => dayIn(zone, plus(shop.site.shared.now(), { days }))

test('DST-04 CON-04 figures and ranking are the same by rows and by sums of days, and follow refunds', async () => {
  await shop.passMidnight()
  const { buyer, distributors } = await chain()
  const first = today()
  const early = await pay(buyer, [{ price: 10_000, quantity: 2, level_discount: false }])
  await shop.advance({ days: 1 })
  await pay(buyer, [{ price: 5_000, level_discount: false }])
  await shop.advance({ days: 1 })
  await pay(buyer, [{ price: 1_000, level_discount: false }])
  const range = { from: first, until: today() }
  const figures = () => clerk.call('distribution/figures', range)
  const ranking = (by: 'sales' | 'commission' | 'orders' | 'members') => clerk.call('distribution/ranking', { ...range, by })
  const before = await figures()
  expect(before).toMatchObject({ distributors: 3, pending: '20.80', frozen: '0.00', orders: 3, sales: '260.00', commission: '20.80' })
  expect(before.days).toEqual([
    { day: first, orders: 1, sales: '200.00', commission: '16.00' },
    { day: today(-1), orders: 1, sales: '50.00', commission: '4.00' },
    { day: today(), orders: 1, sales: '10.00', commission: '0.80' },
  ])
  const ranked = await ranking('commission')
  expect(ranked.list.map(({ member_id, orders, sales, commission, members }) => [member_id, orders, sales, commission, members])).toEqual([
    [distributors[0]!.member_id, 3, '260.00', '13.00', 1],
    [distributors[1]!.member_id, 3, '0.00', '5.20', 1],
    [distributors[2]!.member_id, 3, '0.00', '2.60', 1],
  ])
  expect((await ranking('sales')).list).toHaveLength(1)
  expect((await ranking('members')).list).toHaveLength(3)

  await sumCommissionDays.run(shop.site)
  const { rows } = await sql<{ days: number }>`select count(*)::int as days from commission_day`.execute(shop.db)
  expect(rows[0]!.days).toBe(2)
  expect([await figures(), await ranking('commission')]).toEqual([before, ranked])
  expect(await distributors[0]!.call('distribution/index', {})).toMatchObject({ orders: 3, today: '0.50', today_orders: 1 })

  await refund(early.lines[0]!, 1)
  await sumCommissionDays.run(shop.site)
  const after = await figures()
  expect(after.days[0]).toEqual({ day: first, orders: 1, sales: '100.00', commission: '8.00' })
  expect(after).toMatchObject({ pending: '12.80', orders: 3, sales: '160.00', commission: '12.80' })
  await refund(early.lines[0]!, 1)
  await sumCommissionDays.run(shop.site)
  expect((await figures()).days[0]).toEqual({ day: first, orders: 0, sales: '0.00', commission: '0.00' })
  expect(await distributors[0]!.call('distribution/index', {})).toMatchObject({ orders: 2, pending: '3.00' })
})

test('DST-04 a range backwards has no days, and a long one its last 366', async () => {
  expect((await clerk.call('distribution/figures', { from: today(), until: today(-1) })).days).toEqual([])
  const { days } = await clerk.call('distribution/figures', { from: '2000-01-01', until: today() })
  expect([days.length, days.at(-1)!.day]).toEqual([366, today()])
})
