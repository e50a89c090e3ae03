import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The English name of a store, which every store has, for records of what was done there. Refuses `store.not_found`. */
export async function nameOfStore({ db }: Pick<Context, 'db'>, branch_id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from store_text where store_id = ${branch_id} and language = 'en-us'`.execute(db)
  if (!rows[0]) throw new Refusal('store.not_found')
  return rows[0].name
}
