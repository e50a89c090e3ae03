import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'

const batch = 50_000

/**
 * Gives a member an account of `count` entries, each against one of the house's, sealed in batches as they would have been; the
 * ledger's own checks are switched off while it is written, and `ledger:verify` looks at it afterwards.
 */
export async function fillLedger(db: Database, member_id: number, count: number): Promise<void> {
  await sql`select account_ids(array[${member_id}::int, null], array['MONEY', 'MONEY'], array['non_withdrawable', 'escrow'])`.execute(db)
  for (let done = 0; done < count; done += batch) {
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await writeBatch(tx, member_id, done, Math.min(count, done + batch))
    })
    await sql`select seal_entries()`.execute(db)
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      update balance b set posted = e.balance_after, version = e.account_version, last_at = e.effective_at
      from (select distinct on (account_id) * from entry where account_version is not null order by account_id, account_version desc) e
      where e.account_id = b.account_id`.execute(tx)
  })
  await sql`vacuum analyze entry`.execute(db)
  await sql`vacuum analyze transfer`.execute(db)
}

// Two dollars are credited, then one is debited: the balance after n of them follows without adding them up.
const writeBatch = (tx: Database, member_id: number, from: number, until: number) =>
  sql`
  with made as (
    insert into transfer (kind, key, request_hash, income_code, actor, reason, effective_at, recorded_at, subject)
    select case when n % 2 = 1 then 'recharge.bench' else 'payment.bench' end, n::text, sha256(n::text::bytea), case when n % 2 = 1 then 14 else 20 end,
      'member ' || ${member_id}::int, 'P' || n, store_now() - (${until}::int - n) * interval '30 seconds', clock_timestamp(), 'order ' || n
    from generate_series(${from}::int + 1, ${until}::int) n
    returning id, key::int as n, effective_at, case when key::int % 2 = 1 then 'recharge' else 'shopping' end as topic
  )
  insert into entry (transfer_id, line, account_id, amount, balance_after, account_version, effective_at, topic)
  select made.id, side, a.id, case when n % 2 = 1 then 200 else -100 end * case side when 1 then 1 else -1 end,
    case side when 1 then 200 * ((n + 1) / 2) - 100 * (n / 2) end, case side when 1 then n end, effective_at, topic
  from made cross join generate_series(1, 2) side
    join account a on coalesce(a.member_id, 0) = case side when 1 then ${member_id}::int else 0 end and a.unit = 'MONEY'
      and a.purpose = case side when 1 then 'non_withdrawable' else 'escrow' end
  order by n, side`.execute(tx)
