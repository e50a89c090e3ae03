import type { StaffDistributor } from '@longmall/contract/distribution-shapes.ts'
import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { matchingMembers } from '../../member/staff/search-members.ts'

type Input = InputOf<typeof contract.list_distributors>
type Sort = 'approved_at' | 'members' | 'sales' | 'available_total'

const columns = ({ language }: Context) => sql`
  d.member_id, m.account, m.nickname, d.promote_code, d.state, d.level_id,
  coalesce(${textIn(language, { texts: 'distributor_level_text', of: 'level_id', id: sql`d.level_id` })}, '#' || d.level_id) as level_name,
  d.is_level_fixed, s.members, s.orders, decimal_text(s.sales, 2) as sales, decimal_text(o.pending, 2) as pending, decimal_text(o.frozen, 2) as frozen,
  decimal_text(s.available_total, 2) as available_total, decimal_text(s.withdrawn, 2) as withdrawn, decimal_text(s.debt, 2) as debt, d.approved_at, d.version`

const tables = sql`distributor d join distributor_sum s on s.distributor_id = d.member_id join member m on m.id = d.member_id
  cross join lateral (
    select coalesce(sum(c.amount - c.clawed_back) filter (where c.state = 'pending'), 0)::bigint as pending,
      coalesce(sum(c.amount - c.clawed_back) filter (where c.state = 'frozen'), 0)::bigint as frozen
    from commission c where c.distributor_id = d.member_id and c.state in ('pending', 'frozen')) o`

// Each sort with the id of the table whose index has it.
const byDistributor: ListOrder<Sort> = {
  id: sql`d.member_id`,
  defaultSort: '-approved_at',
  sorts: {
    approved_at: { instant: sql`d.approved_at` },
    members: { number: sql`s.members` },
    sales: { number: sql`s.sales` },
    available_total: { number: sql`s.available_total` },
  },
}
const bySum: ListOrder<Sort> = { ...byDistributor, id: sql`s.distributor_id` }
const orderOf = (sort: Input['sort']) => (sort === undefined || sort.endsWith('approved_at') ? byDistributor : bySum)

/** Distributors with their figures, 20 a page and the newest first by default. */
export const listDistributors = (
  context: Context<StaffActor>,
  { search, state, level_id, ...page }: Input,
): Promise<OutputOf<typeof contract.list_distributors>> =>
  readPage(
    context.db,
    orderOf(page.sort),
    { ...page, isSelective: search !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<StaffDistributor>`
      select ${columns(context)}${cursorColumn} from ${tables}
      where ${after} ${state ? sql`and d.state = ${sql.lit(state)}` : sql``} ${level_id === undefined ? sql`` : sql`and d.level_id = ${level_id}`}
        ${search === undefined ? sql`` : sql`and d.member_id = any (${named(search)})`} order by ${by} limit ${limit}`,
  )

const named = (search: string) =>
  sql`(${matchingMembers(search)} || array(select c.member_id from distributor c where c.promote_code = ${search.toUpperCase()}))`

/** One distributor as operators see it. Refuses `distribution.distributor_not_found`. */
export async function readStaffDistributor(context: Context, member_id: number): Promise<StaffDistributor> {
  const { rows } = await sql<StaffDistributor>`
    select ${columns(context)} from ${tables} where d.member_id = ${member_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('distribution.distributor_not_found')
  return rows[0]
}
