import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { textIn } from '../kernel/database/text-in.ts'

/** A store with its name in a language. */
export interface Desk {
  branch_id: number
  name: string
}

async function readDesks(db: Database, language: Language, which: RawBuilder<unknown>): Promise<Desk[]> {
  const { rows } = await sql<Desk>`
    select s.id as branch_id, ${textIn(language, { texts: 'store_text', of: 'store_id', id: sql`s.id` })} as name from store s
    where ${which} order by s.position, s.id`.execute(db)
  return rows
}

/** The stores whose desk a member works at, in the caller's language; closed ones too, whose orders are still fetched (DSK-02). */
export const desksOfClerk = ({ db, language }: Pick<Context, 'db' | 'language'>, member_id: number): Promise<Desk[]> =>
  readDesks(db, language, sql`exists (select from store_clerk c where c.store_id = s.id and c.member_id = ${member_id})`)

/** Names of stores in the caller's language, by id. */
export async function namesOfStores(
  { db, language }: Pick<Context, 'db' | 'language'>,
  branch_ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const desks = await readDesks(db, language, sql`s.id = any (${[...new Set(branch_ids)]}::int[])`)
  return new Map(desks.map(({ branch_id, name }) => [branch_id, name]))
}

/** Names of stores in each language, English where a store has none in one. */
export async function localNamesOfStores(
  db: Database,
  branch_ids: readonly number[],
): Promise<(branch_id: number, language: Language) => string> {
  const { rows } = await sql<{ branch_id: number; names: Partial<Record<Language, string>> }>`
    select store_id as branch_id, jsonb_object_agg(language, name) as names from store_text
    where store_id = any (${[...new Set(branch_ids)]}::int[]) group by store_id`.execute(db)
  const names = new Map(rows.map((row) => [row.branch_id, row.names]))
  return (branch_id, language) => names.get(branch_id)?.[language] || names.get(branch_id)?.['en-us'] || ''
}
