import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Money, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'
import { opsStaff } from './ops-staff.ts'
import { opsFinance } from './ops-finance.ts'

/** Goods paid, and visits of goods, on a day of the store. */
const Figures = { orders: Count, buyers: Count, sales: Money, visits: Count }
export const DayFigures = z.object({ day: Day, ...Figures })
export type DayFigures = z.output<typeof DayFigures>

/** Work that waits for operators, by the list that shows it. */
export const pendingKinds = ['to_ship', 'returns', 'withdrawals', 'adjustments', 'alerts', 'applications', 'reviews', 'jobs'] as const
export const PendingKind = z.enum(pendingKinds)
export type PendingKind = z.output<typeof PendingKind>

export const ops = {
  ...opsStaff,
  ...opsFinance,
  dashboard: operation({
    path: 'ops/dashboard',
    kind: 'query',
    access: { who: 'staff', permission: 'dashboard.view' },
    summary: 'Sales, orders, buyers and visits by day, up to 92 days, with the sums of the days before and the goods sold most',
    refusals: ['call.wrong_fields'],
    input: z.object({ first_day: Day, last_day: Day }),
    output: z.object({
      days: Rows(DayFigures),
      /** Sums of the days asked for, and of as many days before them; buyers of several days count on each. */
      total: z.object(Figures),
      before: z.object(Figures),
      top_goods: Rows(z.object({ goods_id: Id, goods_name: Text(200), pieces: Count, sales: Money })),
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
