import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'

const tables = {
  award_line: ['run_id', 'kind', 'member_id', 'generation', 'event_id', 'source_id', 'paid'],
  leg_day: ['run_id', 'node_id'],
  payout: ['run_id', 'kind', 'member_id'],
  transfer: ['id'],
  entry: ['transfer_id', 'line'],
}

/**
 * The same rows as a run wrote, by plain `insert … select` into tables that have a primary key and nothing else, and the same changes of
 * balances; in one transaction. Seconds.
 */
export async function timeBareRun(db: Database, run_id: number): Promise<number> {
  for (const name of Object.keys(tables)) await sql`create table ${bare(name)} as table ${sql.table(name)} with no data`.execute(db)
  // Lines of matching and pools have no event: their key is not one that a primary key could have.
  for (const [name, key] of Object.entries(tables))
    await (
      name === 'award_line'
        ? sql`create unique index on ${bare(name)} (${sql.join(key.map((one) => sql.ref(one)))})`
        : sql`alter table ${bare(name)} add primary key (${sql.join(key.map((one) => sql.ref(one)))})`
    ).execute(db)
  await sql`create table ${bare('balance')} as select account_id, 0::bigint as posted, 0::bigint as version from balance`.execute(db)
  await sql`alter table ${bare('balance')} add primary key (account_id)`.execute(db)
  await sql`vacuum analyze ${bare('balance')}`.execute(db)
  const ofRun = sql`t.subject = ${`run ${run_id}`}`
  const begun = performance.now()
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const name of ['award_line', 'leg_day', 'payout'])
      await sql`insert into ${bare(name)} select * from ${sql.table(name)} where run_id = ${run_id}`.execute(tx)
    await sql`insert into ${bare('transfer')} select * from transfer t where ${ofRun}`.execute(tx)
    await sql`insert into ${bare('entry')} select e.* from transfer t join entry e on e.transfer_id = t.id where ${ofRun}`.execute(tx)
    await sql`
      update ${bare('balance')} b set posted = b.posted + s.amount, version = b.version + s.n
      from (select account_id, sum(amount) as amount, count(*) as n from ${bare('entry')} where account_version is not null group by account_id) s
      where s.account_id = b.account_id`.execute(tx)
  })
  const seconds = (performance.now() - begun) / 1000
  for (const name of [...Object.keys(tables), 'balance']) await sql`drop table ${bare(name)}`.execute(db)
  return seconds
}

const bare = (name: string) => sql.table(`bare_${name}`)
