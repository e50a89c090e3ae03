import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Money, Rows, SignedMoney, Text } from './fields.ts'
import { operation } from './operation.ts'
import { opsStaff } from './ops-staff.ts'
import { opsDue } from './ops-due.ts'
import { opsFinance } from './ops-finance.ts'

/** How the shop sold on days of the store. */
const Figures = {
  /** Orders paid on these days, a reservation on the day of its deposit; and the members who paid for one, each once. */
  orders: Count,
  buyers: Count,
  /** Money that came for orders on these days, goods and freight: a deposit on its day, the balance on its own. */
  paid: Money,
  /** All money that went back on these days, goods, freight and deposits, whenever it was paid. */
  refunded: Money,
  /** `paid` less `refunded`. */
  sales: SignedMoney,
  /** Visitors of a day, each once; a visitor of two days counts on both, since visitors are not recognised across days. */
  visitors: Count,
  /** How often pages of goods were opened. */
  visits: Count,
}
/** Conversion is `day_buyers` by `visitors`: the buyers of each day on which visitors were counted, added up. */
const Total = z.object({ ...Figures, day_buyers: Count })
export const DayFigures = z.object({ day: Day, ...Figures })
export type DayFigures = z.output<typeof DayFigures>
export type TotalFigures = z.output<typeof Total>

/** Work that waits for operators, by the list that shows it. */
export const pendingKinds = [
  'to_ship',
  'pickups',
  'refunds',
  'withdrawals',
  'coin_withdrawals',
  'adjustments',
  'unit_prices',
  'holdings',
  'shortfalls',
  'alerts',
  'applications',
  'distributors',
  'reviews',
  'jobs',
] as const
export const PendingKind = z.enum(pendingKinds)
export type PendingKind = z.output<typeof PendingKind>

export const ops = {
  ...opsStaff,
  ...opsFinance,
  ...opsDue,
  dashboard: operation({
    path: 'ops/dashboard',
    kind: 'query',
    access: { who: 'staff', permission: 'dashboard.view' },
    summary:
      'What was paid and refunded, orders, buyers and visitors by day, up to 92 days, with the sums of the days before and the goods sold most',
    refusals: ['call.wrong_fields'],
    input: z.object({ first_day: Day, last_day: Day }),
    output: z.object({
      days: Rows(DayFigures),
      /** Of the requested days, and of as many days before them. */
      total: Total,
      previous: Total,
      /** Goods of orders paid whole on these days, without freight and without what went back of them. */
      top_goods: Rows(z.object({ goods_id: Id, goods_name: Text(200), quantity: Count, sales: Money })),
    }),
  }),
  pending: operation({
    path: 'ops/pending',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'How much waits for operators, counted to 100, of what the caller’s role may see',
    input: z.object({}),
    output: z.object({ list: Rows(z.object({ kind: PendingKind, count: Count, is_more: Flag })) }),
  }),
}
