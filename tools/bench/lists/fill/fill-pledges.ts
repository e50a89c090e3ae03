import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, pick } from '../fill-table.ts'

/** A pledge of each order, most of them open over 12 months. */
export async function fillPledges(db: Database, count: number): Promise<void> {
  const state = pick('pledge state', ['open', 'ended', 'refunded'])
  const months = `(case when n % 8 = 0 then 48 else 12 end)`
  await fillTable(db, 'pledge', count, {
    id: 'n',
    pledge_no: `'P' || lpad(n::text, 17, '0')`,
    member_id: aMember(count),
    order_id: 'n',
    order_line_id: 'n',
    shares: '1',
    unit_price: '50000',
    unit_acc: '500000',
    months,
    income_ppm: '8000',
    bought_on: `(${grows(count)})::date`,
    ends_on: `(${grows(count)})::date + ${months} * 31`,
    state,
    parts_paid: `case when ${state} = 'ended' then ${months} else 0 end`,
    created_at: grows(count),
    closed_at: `case when ${state} <> 'open' then ${grows(count)} end`,
  })
}
