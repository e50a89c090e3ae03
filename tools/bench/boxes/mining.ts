import { cutoffOf } from '@longmall/server/src/award/settlement/schedule.ts'
import { today } from '@longmall/server/src/award/plan/today.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { fillMembers, inReplica } from '../network/fill-network.ts'
import { timeRun } from '../settlement/time-run.ts'
import type { Stage } from '../stage.ts'

export interface MiningFigures {
  devices: number
  seconds: number
  transactions: number
  bare_seconds: number
  ratio: number
}

/** Settles yesterday of so many devices, one of each member, half of them at home; beside the same rows by bare SQL. The first day opens the accounts. */
export async function measureMining(stage: Stage, devices: number): Promise<MiningFigures> {
  const { site } = stage
  const context = createContext(site, { kind: 'system' })
  const dayOf = (before: number) => plus(`${today(context)}T00:00:00.000Z`, { days: -before }).slice(0, 10)
  await fillMembers(site.db, devices)
  await sql`select setval(pg_get_serial_sequence('member', 'id'), ${devices}::int)`.execute(site.db)
  await fillDevices(site.db, devices, plus(cutoffOf(context, dayOf(3)), { hours: -12 }), [dayOf(2), dayOf(1)])
  await timeRun(stage, dayOf(2))
  const { steps } = await timeRun(stage, dayOf(1))
  const { seconds, transactions } = steps.mining!
  const bare_seconds = await timeBareMining(site.db, dayOf(1))
  return { devices, seconds, transactions, bare_seconds, ratio: seconds / bare_seconds }
}

async function fillDevices(db: Database, devices: number, at: string, days: readonly string[]): Promise<void> {
  await inReplica(db, async (tx) => {
    await sql`
      insert into box (member_id, buyer_id, order_id, order_no, order_goods_id, piece, goods_name, names, plan_id, plan_names, term_days, daily_rate,
        minutes_needed, delivery, state, bought_at, owned_at, activated_at, expires_on)
      select n, n, n, n::text, n, 1, 'Miner', '{}', 1, '{}', 365, 1000 + n % 7, 720, case when n % 2 = 0 then 'home' else 'hosted' end, 'activated', ${at}, ${at}, ${at},
        ${days[0]!}::date + 300
      from generate_series(1, ${devices}::int) n`.execute(tx)
    for (const day of days)
      await sql`insert into box_day (day, box_id, minutes) select ${day}::date, id, 1000 from box where delivery = 'home'`.execute(tx)
  })
  for (const table of ['member', 'box', 'box_day']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** The rows that mining a day wrote, by plain `insert … select` and `update` on tables that have a primary key and nothing else. Seconds. */
async function timeBareMining(db: Database, day: string): Promise<number> {
  await sql`create table bare_day as table box_day with no data`.execute(db)
  await sql`alter table bare_day add primary key (day, box_id)`.execute(db)
  await sql`create table bare_entry as table entry with no data`.execute(db)
  await sql`alter table bare_entry add primary key (transfer_id, line)`.execute(db)
  await sql`create table bare_box as select * from box`.execute(db)
  await sql`alter table bare_box add primary key (id)`.execute(db)
  await sql`create table bare_balance as select account_id, 0::bigint as posted, 0::bigint as version from balance`.execute(db)
  await sql`alter table bare_balance add primary key (account_id)`.execute(db)
  for (const table of ['bare_box', 'bare_balance']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  const ofRun = sql`t.subject = (select 'run ' || id from settlement_run where day = ${day}::date) and t.kind = 'income.mining'`
  const begun = performance.now()
  await db.transaction().execute(async (tx) => {
    await sql`insert into bare_day select * from box_day where day = ${day}::date`.execute(tx)
    await sql`insert into bare_entry select e.* from transfer t join entry e on e.transfer_id = t.id where ${ofRun}`.execute(tx)
    await sql`update bare_box b set mined = b.mined + b.daily_rate, mined_on = ${day}::date from bare_day d where d.box_id = b.id`.execute(
      tx,
    )
    await sql`
      update bare_balance b set posted = b.posted + e.amount, version = b.version + 1 from bare_entry e
      where e.account_id = b.account_id and e.account_version is not null`.execute(tx)
  })
  return (performance.now() - begun) / 1000
}
