import { listPageSize } from '@longmall/contract/constants.ts'
import type { opsFinance, LiabilityHolder } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'

interface Row extends Omit<LiabilityHolder, 'amount' | 'on_hold'> {
  id: bigint
  posted: bigint
  on_hold: bigint
}

/** Members who hold anything of a bucket, in the order in which its accounts were opened (CON-06). */
export async function listHolders(
  { db }: Context<StaffActor>,
  { unit, purpose, cursor, page_size = listPageSize }: InputOf<typeof opsFinance.liability_holders>,
): Promise<OutputOf<typeof opsFinance.liability_holders>> {
  const after = cursor === undefined ? '0' : readCursor(cursor, [cursorForm.number])[0]!
  const { rows } = await sql<Row>`
    select a.id, a.member_id, m.account, b.posted, b.held as on_hold
    from account a join balance b on b.account_id = a.id join member m on m.id = a.member_id
    where a.member_id is not null and a.unit = ${unit} and a.purpose = ${purpose} and a.id > ${after}::bigint and b.posted <> 0
    order by a.id limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, ({ id }) => [id])
  return {
    list: list.map(({ id: _, posted, on_hold, ...row }) => ({
      ...row,
      amount: toDecimal(posted, unit),
      on_hold: toDecimal(on_hold, unit),
    })),
    next,
  }
}
