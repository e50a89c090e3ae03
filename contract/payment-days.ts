import * as z from 'zod/mini'
import { Count, Day, Money, Rows, SignedMoney, Text } from './fields.ts'
import { operation } from './operation.ts'

/** What a provider says of a day of the store against what the shop booked of it. */
export const ProviderDay = z.object({
  day: Day,
  provider: Text(20),
  /** Tries whose money the provider took, by the day on which it said so; an amount other than asked as it said it. */
  taken_count: Count,
  taken: Money,
  booked_in: Money,
  /** Taken less booked: what an operator must explain. */
  difference: SignedMoney,
  /** What the shop booked to go back on the day, what of that the provider has not sent yet, and what it sent on the day. */
  booked_back: Money,
  on_way: Money,
  sent_back: Money,
  /** Alerts of the day that nobody has resolved. */
  open_alerts: Count,
})
export type ProviderDay = z.output<typeof ProviderDay>

export const paymentDays = {
  days: operation({
    path: 'payment/days',
    kind: 'query',
    access: { who: 'staff', permission: 'payment.view' },
    summary: 'What each provider says by day against what was booked, up to 92 days, the newest first',
    refusals: ['call.wrong_fields'],
    input: z.object({ first_day: Day, last_day: Day }),
    output: z.object({ list: Rows(ProviderDay) }),
  }),
}
