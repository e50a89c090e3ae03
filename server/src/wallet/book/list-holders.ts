import { listPageSize } from '@longmall/contract/constants.ts'
import type { opsFinance, OwedHolder } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/list-order.ts'

interface Row extends Omit<OwedHolder, 'amount' | 'held'> {
  posted: bigint
  held: bigint
}

const order: ListOrder<'account_id' | 'member_id'> = {
  id: sql`a.id`,
  usual: 'account_id',
  sorts: { account_id: 'id', member_id: { number: sql`a.member_id` } },
}

/** Members who hold anything of a bucket, in the order in which its accounts were opened when not sorted otherwise (CON-06). */
export async function listHolders(
  { db }: Context<StaffActor>,
  { unit, purpose, page_size = listPageSize, ...page }: InputOf<typeof opsFinance.owed_holders>,
): Promise<OutputOf<typeof opsFinance.owed_holders>> {
  const { list, next } = await readPage(
    db,
    order,
    { ...page, page_size },
    ({ after, by, mark, limit }) => sql<Row>`
    select ${mark} as mark, a.member_id, m.account, b.posted, b.held
    from account a join balance b on b.account_id = a.id join member m on m.id = a.member_id
    where a.member_id is not null and a.unit = ${unit} and a.purpose = ${purpose} and ${after} and b.posted <> 0
    order by ${by} limit ${limit}`,
  )
  return {
    list: list.map(({ posted, held, ...row }) => ({ ...row, amount: toDecimal(posted, unit), held: toDecimal(held, unit) })),
    next,
  }
}
