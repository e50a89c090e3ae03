import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { postFreeze } from '../../src/coin-withdrawal/post-coins.ts'
import { creditCoins } from '../../src/wallet/credit-coins.ts'
import type { Client, TestShop } from '../harness.ts'

export type OwnedCoinWithdrawals = Record<'coin_withdrawal_id' | 'coin_address_id', unknown>

/** An address and a coin withdrawal of a member, whatever the member's grade is and whether frozen or not. */
export const makeOwnedCoinWithdrawals = (shop: TestShop, { member_id }: Client): Promise<OwnedCoinWithdrawals> =>
  shop.systemContext().transaction(async (context) => {
    const { db, now } = context
    const no = randomUUID()
    const coins = { member_id, unit: 'ACC', way: 'address', amount: 500n } as const
    await creditCoins(context, member_id, 'ACC', 500n, { kind: 'test.coins', topic: 'various', key: no, reason: 'test', from: 'treasury' })
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('coin_withdrawal', 'id'))::int as id`.execute(db)
    const frozen = await postFreeze(context, { ...coins, coin_withdrawal_id: rows[0]!.id, coin_withdrawal_no: no })
    const address = await sql<{ id: number }>`
      insert into coin_address (member_id, kind, label, network, address, usable_from, created_at)
      values (${member_id}, 'wallet', 'Mine', 'ethereum', ${no}, ${now}, ${now}) returning id`.execute(db)
    const made = await sql<{ id: number }>`
      insert into coin_withdrawal (id, coin_withdrawal_no, member_id, way, unit, amount, fee, price, worth, state, due_day, due_from, due_until, send_from,
        freeze_transfer, requires_second_approval, created_at, version)
      values (${rows[0]!.id}, ${no}, ${member_id}, 'address', 'ACC', 500, 10, 1000000, 50, 'requested', '2026-11-23', ${now}, ${now}, ${now}, ${frozen}, false, ${now}, 7)
      returning id`.execute(db)
    return { coin_withdrawal_id: made.rows[0]!.id, coin_address_id: address.rows[0]!.id }
  })

/** Such things that nobody has. */
export const unownedCoinWithdrawals = (): OwnedCoinWithdrawals => ({ coin_withdrawal_id: 2147483647, coin_address_id: 2147483647 })
