import type { Pledge, PledgeDetail, PledgeState, StaffPledge } from '@longmall/contract/pledge.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import { dueOn, monthIncome, remainingIn, returnedAfter } from './rules.ts'

export interface PledgeRow {
  pledge_id: number
  pledge_no: string
  member_id: number
  order_id: number
  order_line_id: number
  shares: number
  unit_price: bigint
  unit_acc: bigint
  months: number
  income_ppm: number
  bought_on: string
  ends_on: string
  state: PledgeState
  paid_through: string | null
  parts_paid: number
  income_paid: bigint
  principal_paid: bigint
  created_at: Timestamp
  closed_at: Timestamp | null
}

/** SQL: the columns of a pledge `p`. */
export const pledgeColumns = sql`p.id as pledge_id, p.pledge_no, p.member_id, p.order_id, p.order_line_id, p.shares, p.unit_price, p.unit_acc, p.months, p.income_ppm,
  p.bought_on::text as bought_on, p.ends_on::text as ends_on, p.state, p.paid_through::text as paid_through, p.parts_paid, p.income_paid, p.principal_paid,
  p.created_at, p.closed_at`

const acc = (amount: bigint) => toDecimal(amount, 'ACC')

/** A pledge as its member sees it. */
export function showPledge(row: PledgeRow): Pledge {
  const { state, shares, unit_acc, parts_paid, months, bought_on } = row
  const isOpen = state === 'open'
  const principal = BigInt(shares) * unit_acc
  const nextPart = BigInt(shares) * (returnedAfter(row, parts_paid + 1) - returnedAfter(row, parts_paid))
  return {
    pledge_id: row.pledge_id,
    pledge_no: row.pledge_no,
    state,
    order_id: row.order_id,
    shares,
    unit_acc: acc(unit_acc),
    months,
    income_ppm: row.income_ppm,
    unit_price: toDecimal(row.unit_price, 'MONEY'),
    principal: acc(principal),
    remaining: acc(isOpen ? principal - row.principal_paid : 0n),
    returned: acc(row.principal_paid),
    income: acc(row.income_paid),
    bought_on,
    ends_on: row.ends_on,
    created_at: row.created_at,
    closed_at: row.closed_at,
    is_refundable: isOpen && row.paid_through === null,
    next_part: isOpen ? { due_on: dueOn(bought_on, parts_paid + 1), amount: acc(nextPart) } : null,
  }
}

/** Its months, each with the amounts of all its shares. */
function scheduleOf(row: PledgeRow): PledgeDetail['schedule'] {
  const all = (amount: bigint) => acc(BigInt(row.shares) * amount)
  return Array.from({ length: row.months }, (_, index) => ({
    month: index + 1,
    remaining: all(remainingIn(row, index + 1)),
    income: all(monthIncome(row, index + 1)),
    principal: all(returnedAfter(row, index + 1) - returnedAfter(row, index)),
    due_on: dueOn(row.bought_on, index + 1),
    is_returned: index < row.parts_paid,
  }))
}

export const showDetail = (row: PledgeRow): PledgeDetail => ({ ...showPledge(row), schedule: scheduleOf(row) })

export type StaffRow = PledgeRow & { order_no: string }

/** The same for operators. */
export const showForStaff = (row: StaffRow): StaffPledge => ({
  ...showPledge(row),
  member_id: row.member_id,
  order_no: row.order_no,
  paid_through: row.paid_through,
})
export const showDetailForStaff = (row: StaffRow) => ({ ...showForStaff(row), schedule: scheduleOf(row) })
