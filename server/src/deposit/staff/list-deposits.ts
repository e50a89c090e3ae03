import type { deposit as contract } from '@longmall/contract/deposit.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { today } from '../../award/plan/today.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { columns, showMemberDeposit, type DepositRow } from '../queries.ts'

/** A date as the number that the indexes sort by. */
const dueDay = sql`(d.due_on - date '2000-01-01')`
const dayNumber = (day: string) => sql`(${day}::date - date '2000-01-01')`

const order: ListOrder<'opened_at' | 'principal' | 'due_on'> = {
  id: sql`d.id`,
  defaultSort: 'due_on',
  sorts: { opened_at: 'id', principal: { number: sql`d.principal` }, due_on: { number: dueDay } },
}

/** Everybody's deposits, 20 a page by default, those that expire first by default. */
export async function listAllDeposits(
  context: Context<StaffActor>,
  { deposit_no, member_id, unit, plan, state, due_from, due_to, ...page }: InputOf<typeof contract.list_deposits>,
): Promise<OutputOf<typeof contract.list_deposits>> {
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: member_id !== undefined || deposit_no !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<DepositRow>`
      select ${columns}${cursorColumn} from deposit d where ${after}
        ${deposit_no === undefined ? sql`` : sql`and d.deposit_no = ${deposit_no.toUpperCase()}`}
        ${member_id === undefined ? sql`` : sql`and d.member_id = ${member_id}`}
        ${unit === undefined ? sql`` : sql`and d.unit = ${unit}`} ${plan === undefined ? sql`` : sql`and d.plan = ${plan}`}
        ${state === undefined ? sql`` : state === 'open' ? sql`and d.is_open` : sql`and d.outcome = ${state}`}
        ${due_from === undefined ? sql`` : sql`and ${dueDay} >= ${dayNumber(due_from)}`} ${due_to === undefined ? sql`` : sql`and ${dueDay} <= ${dayNumber(due_to)}`}
      order by ${by} limit ${limit}`,
  )
  const day = today(context)
  return { list: list.map((row) => showMemberDeposit(row, day)), next }
}
