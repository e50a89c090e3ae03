import * as z from 'zod/mini'
import { Count, Day, Money, Rows, SignedMoney, Text } from './fields.ts'
import { operation } from './operation.ts'

/** A provider's report of a day of the store against what the shop booked. */
export const ProviderDay = z.object({
  day: Day,
  provider: Text(20),
  /** Payment attempts that the provider collected, by the day of its notice; a differing amount as reported. */
  received_count: Count,
  received: Money,
  booked: Money,
  /** Taken less booked: what an operator must explain. */
  difference: SignedMoney,
  /** What the shop booked to go back on the day, what of that the provider has not sent yet, and what it sent on the day. */
  refunds_booked: Money,
  refunds_pending: Money,
  refunds_sent: Money,
  /** Alerts of the day that nobody has resolved. */
  open_alerts: Count,
})
export type ProviderDay = z.output<typeof ProviderDay>

export const paymentDays = {
  days: operation({
    path: 'payment/days',
    kind: 'query',
    access: { who: 'staff', permission: 'payment.view' },
    summary: 'Each provider’s report by day against what was booked, up to 92 days, the newest first',
    refusals: ['call.wrong_fields'],
    input: z.object({ first_day: Day, last_day: Day }),
    output: z.object({ list: Rows(ProviderDay) }),
  }),
}
