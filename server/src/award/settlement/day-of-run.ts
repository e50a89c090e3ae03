import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The store's day that a run settled, `2026-11-21`. */
export async function dayOfRun({ db }: Context, run_id: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`select day::text from settlement_run where id = ${run_id}`.execute(db)
  return rows[0]!.day
}
