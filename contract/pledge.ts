import * as z from 'zod/mini'
import { Amount, Count, Day, Flag, Id, Integer, Money, PageInput, PageOf, Quantity, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

/** `ended`: all of its principal was returned; `refunded`: taken back by its member before the first income. */
export const pledgeStates = ['open', 'ended', 'refunded'] as const
export const PledgeState = z.enum(pledgeStates)
export type PledgeState = z.output<typeof PledgeState>

const Acc = Amount('ACC')
const Months = Integer(1, 120)
/** Income a month in millionths of the remaining principal. */
const IncomePpm = Integer(0, 1_000_000)

/** Shares of ACC, pledged for months (AST-08). All amounts are of all its shares. */
export const Pledge = z.object({
  pledge_id: Id,
  pledge_no: Text(40),
  state: PledgeState,
  order_id: Id,
  shares: Quantity,
  /** ACC of one share. */
  unit_acc: Acc,
  months: Months,
  income_ppm: IncomePpm,
  /** Its price in money, of one share. */
  unit_price: Money,
  principal: Acc,
  /** What is still pledged; nothing of one that was refunded. */
  remaining: Acc,
  returned: Acc,
  income: Acc,
  /** Days of the store's zone: income begins with the first, the last part is returned at the start of the other. */
  bought_on: Day,
  ends_on: Day,
  created_at: Timestamp,
  closed_at: z.nullable(Timestamp),
  /** Until its first income is paid. */
  is_refundable: Flag,
  /** The next part of the principal; null where none follows. */
  next_part: z.nullable(z.object({ due_on: Day, amount: Acc })),
})
export type Pledge = z.output<typeof Pledge>

/** A month of a pledge: what remains in it, its income, and the part of the principal that is returned at its end. */
export const PledgeMonth = z.object({
  month: Months,
  remaining: Acc,
  income: Acc,
  principal: Acc,
  due_on: Day,
  is_returned: Flag,
})
export type PledgeMonth = z.output<typeof PledgeMonth>

export const PledgeDetail = z.extend(Pledge, { schedule: Rows(PledgeMonth) })
export type PledgeDetail = z.output<typeof PledgeDetail>

/** One plan that is on sale now. */
export const PledgeOffer = z.object({
  sku_id: Id,
  months: Months,
  income_ppm: IncomePpm,
  unit_acc: Acc,
  /** Of one share: its ACC at the price of the day, rounded up to the cent. */
  price: Money,
  /** Income of the first day, and of the whole term, of one share. */
  first_income: Acc,
  total_income: Acc,
})
export type PledgeOffer = z.output<typeof PledgeOffer>

export const StaffPledge = z.extend(Pledge, { member_id: Id, order_no: Text(40), paid_through: z.nullable(Day) })
export type StaffPledge = z.output<typeof StaffPledge>

const own = { who: 'member', owns: 'pledge' } as const
const area = ['asset_area.closed', 'asset_area.closed_in_country'] as const

export const pledge = {
  offers: operation({
    path: 'pledge/offers',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The plans of pledges on sale, each with its price of the day and what one share earns',
    refusals: area,
    input: z.object({}),
    output: z.object({ list: Rows(PledgeOffer) }),
  }),
  summary: operation({
    path: 'pledge/summary',
    kind: 'query',
    access: { who: 'member' },
    summary: 'What the caller has pledged, has got back and has earned by pledges',
    refusals: area,
    input: z.object({}),
    output: z.object({ open_count: Count, remaining: Acc, returned: Acc, income: Acc, yesterday: Acc }),
  }),
  list: operation({
    path: 'pledge/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s pledges, the newest first',
    refusals: area,
    input: z.object({ state: z.optional(PledgeState), order_id: z.optional(Id), ...PageInput }),
    output: PageOf(Pledge),
  }),
  view: operation({
    path: 'pledge/view',
    kind: 'query',
    access: own,
    summary: 'One pledge with its months',
    refusals: [...area, 'pledge.not_found'],
    input: z.object({ pledge_id: Id }),
    output: PledgeDetail,
  }),
  income: operation({
    path: 'pledge/income',
    kind: 'query',
    access: own,
    summary: 'What a pledge earned day by day, the last day first',
    refusals: [...area, 'pledge.not_found'],
    input: z.object({ pledge_id: Id, ...PageInput }),
    output: PageOf(z.object({ day: Day, amount: Acc })),
  }),
  refund: operation({
    path: 'pledge/refund',
    kind: 'command',
    access: own,
    summary: 'Takes a pledge back before its first income: its ACC returns to the house, its order is refunded whole the way it was paid',
    refusals: ['pledge.not_found', 'pledge.income_paid', 'pledge.closed'],
    input: z.object({ pledge_id: Id }),
    output: PledgeDetail,
  }),
  list_pledges: operation({
    path: 'pledge/list_pledges',
    kind: 'query',
    access: { who: 'staff', permission: 'pledge.view' },
    summary: 'Pledges of all members, for operators',
    input: z.object({
      /** The number of a pledge or of its order. */
      number: z.optional(Text(40)),
      member_id: z.optional(Id),
      state: z.optional(PledgeState),
      months: z.optional(Months),
      sort: Sorted('created_at'),
      ...PageInput,
    }),
    output: PageOf(StaffPledge),
  }),
  view_pledge: operation({
    path: 'pledge/view_pledge',
    kind: 'query',
    access: { who: 'staff', permission: 'pledge.view' },
    summary: 'One pledge with its months, for operators',
    refusals: ['pledge.not_found'],
    input: z.object({ pledge_id: Id }),
    output: z.extend(StaffPledge, { schedule: Rows(PledgeMonth) }),
  }),
}
