import type { coinTransfer as contract } from '@longmall/contract/coin-transfer.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../kernel/time/store-zone.ts'
import { columns, type CoinTransferRow } from './queries.ts'

const order: ListOrder<'created_at' | 'amount'> = {
  id: sql`t.id`,
  defaultSort: '-created_at',
  sorts: { created_at: { instant: sql`t.created_at` }, amount: { number: sql`t.amount` } },
}

/** Transfers between all members, 20 a page by default, the newest first by default. */
export async function listTransfers(
  { db, setting }: Context<StaffActor>,
  { coin_transfer_no, payer_id, payee_id, unit, from_day, until_day, ...page }: InputOf<typeof contract.list_transfers>,
): Promise<OutputOf<typeof contract.list_transfers>> {
  const zone = setting(zoneSettings.time_zone)
  const isSelective = coin_transfer_no !== undefined || payer_id !== undefined || payee_id !== undefined
  const { list, next } = await readPage(
    db,
    order,
    { ...page, isSelective },
    ({ after, by, cursorColumn, limit }) => sql<CoinTransferRow & { payer_account: string; payee_account: string }>`
      select ${columns}, payer.account as payer_account, payee.account as payee_account${cursorColumn}
      from coin_transfer t join member payer on payer.id = t.payer_id join member payee on payee.id = t.payee_id where ${after}
        ${coin_transfer_no === undefined ? sql`` : sql`and t.coin_transfer_no = ${coin_transfer_no}`}
        ${payer_id === undefined ? sql`` : sql`and t.payer_id = ${payer_id}`}
        ${payee_id === undefined ? sql`` : sql`and t.payee_id = ${payee_id}`}
        ${unit === undefined ? sql`` : sql`and t.unit = ${unit}`}
        ${from_day === undefined ? sql`` : sql`and t.created_at >= ${startOfDay(zone, from_day)}`}
        ${until_day === undefined ? sql`` : sql`and t.created_at < ${windowOfDays(zone, until_day, until_day).ends_at}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => ({ ...row, amount: toDecimal(row.amount, row.unit) })), next }
}
