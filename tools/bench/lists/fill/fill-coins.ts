import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, pick } from '../fill-table.ts'

/** Conversions of coins, transfers between members, and withdrawals. */
export async function fillCoins(db: Database, count: number): Promise<void> {
  const [created_at, member_id] = [grows(count), aMember(count)]
  const unit = pick('unit', ['ACC', 'AAA'])
  const way = pick('way', ['address', 'transfer_out', 'scan_code'])
  await fillTable(db, 'conversion', count, {
    id: 'n',
    conversion_no: `'C' || lpad(n::text, 17, '0')`,
    member_id,
    unit_from: unit,
    unit_to: `case when ${unit} = 'ACC' then 'AAA' else 'ACC' end`,
    given: '1000 + n',
    fee: '100',
    received: '900',
    fee_ppm: '1000',
    micros_from: '1000000',
    micros_to: '1000000',
    transfer_id: 'gen_random_uuid()',
    created_at,
  })
  await fillTable(db, 'coin_transfer', count, {
    id: 'n',
    coin_transfer_no: `'T' || lpad(n::text, 17, '0')`,
    payer_id: member_id,
    payee_id: `case when ${member_id} = 1 then 2 else 1 end`,
    unit,
    amount: '1000 + n',
    remark: `'Thanks'`,
    transfer_id: 'gen_random_uuid()',
    created_at,
  })
  await fillTable(db, 'coin_withdrawal', count, {
    id: 'n',
    coin_withdrawal_no: `'X' || lpad(n::text, 17, '0')`,
    member_id,
    way,
    unit,
    amount: '10000 + n',
    fee: '200',
    price: '1000000',
    worth: '1000 + n',
    state: `case when ${way} = 'scan_code' then 'requested' else ${pick('state', ['requested', 'approved'])} end`,
    due_day: `(${created_at})::date`,
    due_from: created_at,
    due_until: created_at,
    send_from: created_at,
    freeze_transfer: 'gen_random_uuid()',
    requires_second_approval: 'false',
    created_at,
  })
}
