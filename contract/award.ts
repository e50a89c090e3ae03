import * as z from 'zod/mini'
import { AwardExplanation, AwardKind, MemberPlan, Mills, Payout, UnpaidDay } from './award-shapes.ts'
import { AwardOutcome } from './award-outcome.ts'
import { awardProfit, ProfitUnit } from './award-profit.ts'
import { awardStaff } from './award-staff.ts'
import { Amount, Count, Day, Id, PageInput, PageOf, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

export const award = {
  plan: operation({
    path: 'award/plan',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The award plan in force',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country'],
    input: z.object({}),
    output: z.object({ plan: MemberPlan }),
  }),
  outcome: operation({
    path: 'award/outcome',
    kind: 'query',
    access: { who: 'all' },
    summary: 'What buyers of the Start-up product received in awards, from the shop’s own books, and how long it can be returned',
    input: z.object({}),
    output: z.object({
      /** Null while too few members are counted. */
      outcome: z.nullable(AwardOutcome),
      /** Days after the purchase from which a member is counted, and how many members are needed. */
      days: Count,
      least_members: Count,
      /** Days after receipt in which a return can be requested. */
      return_days: Count,
      /** Days in which an AM must become RM before awards are frozen, and from then until they are forfeited. */
      am_days: Count,
      forfeit_days: Count,
    }),
  }),
  mine: operation({
    path: 'award/mine',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s awards, the last first, of a kind, a unit or a settled day, and what is owed of refunded ones',
    input: z.object({ kind: z.optional(AwardKind), unit: z.optional(ProfitUnit), day: z.optional(Day), ...PageInput }),
    output: z.extend(PageOf(Payout), { debts: Rows(z.object({ unit: Text(8), amount: Amount('ACC') })) }),
  }),
  unpaid: operation({
    path: 'award/unpaid',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Days whose awards were not paid to the caller because the AM period was over, the last first, and their sum',
    input: z.object({ ...PageInput }),
    output: z.extend(PageOf(UnpaidDay), { total: Mills }),
  }),
  view: operation({
    path: 'award/view',
    kind: 'query',
    access: { who: 'member', owns: 'payout' },
    summary: 'How an award of the caller came about: sales, generations, rates, cap, split and price',
    refusals: ['award.not_found'],
    input: z.object({ payout_id: Id }),
    output: AwardExplanation,
  }),
  ...awardProfit,
  ...awardStaff,
}
