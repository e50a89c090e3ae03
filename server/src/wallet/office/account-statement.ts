import { listPageSize } from '@longmall/contract/constants.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Topic, wallet } from '@longmall/contract/wallet.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'

interface Row {
  transfer_id: string
  line: number
  kind: string
  topic: Topic
  income_code: number | null
  actor: string
  reason: string
  amount: bigint
  balance_after: bigint | null
  effective_at: Timestamp
  recorded_at: Timestamp
  /** The account's version, or a tail's transaction. */
  place: bigint
}

const uuid = /^[0-9a-f-]{36}$/

/**
 * The entries of one account with who did it and why, the newest first (WAL-08). An account of the house has no running balance:
 * its entries come in order of their transactions. Refuses `wallet.not_found` for an account never used.
 */
export async function accountStatement(
  { db }: Context<StaffActor>,
  { member_id = 0, unit, purpose, cursor, page_size = listPageSize }: InputOf<typeof wallet.account_statement>,
): Promise<OutputOf<typeof wallet.account_statement>> {
  const { rows: found } = await sql<{ id: bigint; is_tail: boolean }>`
    select id, floor is null as is_tail from account where coalesce(member_id, 0) = ${member_id} and unit = ${unit} and purpose = ${purpose}`.execute(
    db,
  )
  const account = found[0]
  if (!account) throw new Refusal('wallet.not_found')
  const { rows } = await sql<Row>`
    select e.transfer_id, e.line, t.kind, e.topic, t.income_code, t.actor, t.reason, e.amount, e.balance_after, e.effective_at, t.recorded_at, e.place
    from (${account.is_tail ? tailEntries(account.id, cursor, page_size + 1) : numberedEntries(account.id, cursor, page_size + 1)}) e
      join transfer t on t.id = e.transfer_id
    order by e.place desc, e.transfer_id desc, e.line desc`.execute(db)
  const { list, next } = cutPage(rows, page_size, ({ place, transfer_id, line }) =>
    account.is_tail ? [place, transfer_id, line] : [place],
  )
  return { list: list.map((row) => shown(row, unit)), next }
}

function numberedEntries(account: bigint, cursor: string | undefined, limit: number): RawBuilder<unknown> {
  const before = cursor === undefined ? sql`` : sql`and account_version < ${readCursor(cursor, [cursorForm.number])[0]!}::bigint`
  return sql`select *, account_version as place from entry where account_id = ${account} ${before} order by account_version desc limit ${limit}`
}

function tailEntries(account: bigint, cursor: string | undefined, limit: number): RawBuilder<unknown> {
  const [xid, transfer, line] = cursor === undefined ? [] : readCursor(cursor, [cursorForm.number, uuid, cursorForm.id])
  const before = xid === undefined ? sql`` : sql`and (xid, transfer_id, line) < (${xid}::text::xid8, ${transfer}::uuid, ${line}::int)`
  return sql`
    select *, xid::text::bigint as place from entry where account_id = ${account} and account_version is null ${before}
    order by xid desc, transfer_id desc, line desc limit ${limit}`
}

const shown = ({ place: _, amount, balance_after, ...row }: Row, unit: UnitCode) => ({
  ...row,
  amount: toDecimal(amount, unit),
  balance_after: balance_after === null ? null : toDecimal(balance_after, unit),
})
