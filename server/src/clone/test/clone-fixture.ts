import { sql } from 'kysely'
import type { TestShop } from '../../../test/harness.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import { openNetwork } from '../../network/test/network-fixture.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'

let keys = 0

/** Members of a shop who are credited with USDA, and what became of it. */
export function openClones(shop: TestShop) {
  const network = openNetwork(shop)
  const context = shop.systemContext()

  /** Credits USDA in its smallest part, less than 0: takes it. */
  const credit = (member: number, amount: bigint, key = `test ${++keys}`) =>
    shop.systemContext().transaction((inner) =>
      postTransfer(inner, {
        kind: 'test.credit',
        key,
        topic: 'adjustment',
        reason: 'test',
        entries: [
          { account: { member, unit: 'USDA', purpose: 'available' }, amount },
          { account: { house: 'treasury', unit: 'USDA' }, amount: -amount },
        ],
      }),
    )
  const usdaOf = (member: number) => balanceOf(context, { member, unit: 'USDA', purpose: 'available' })
  const clonesOf = async (member: number) => {
    const { rows } = await sql<{ ordinal: number; node_id: number | null }>`
      select ordinal, node_id from clone where owner_id = ${member} order by ordinal`.execute(shop.db)
    return rows
  }
  const eventsOf = async (member: number) => {
    const { rows } = await sql<{ base: bigint; upline: number[]; run_id: number | null }>`
      select base, upline, run_id from award_event where member_id = ${member} and kind = 'clone' order by id`.execute(shop.db)
    return rows
  }
  const transfersOf = async (member: number) => {
    const { rows } = await sql<{ key: string }>`
      select key from transfer where kind = 'clone.made' and key like ${`${member} %`} order by split_part(key, ' ', 2)::int`.execute(
      shop.db,
    )
    return rows.map(({ key }) => key)
  }
  /** Makes and places what is due. */
  const drain = () => drainTimers(shop.site)
  /** The first differences that the daily checks find. */
  const differences = async () => {
    const { rows } = await sql<{ difference: string | null }>`select check_clones() as difference`.execute(shop.db)
    const { checks } = await verifyLedger(shop.db, [])
    return [rows[0]!.difference, ...checks.map(({ first }) => first)].filter((one) => one !== null)
  }
  return { ...network, credit, usdaOf, clonesOf, eventsOf, transfersOf, drain, differences }
}
