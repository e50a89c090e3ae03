import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { addRecord, drainRecords } from './record-visitor.ts'

/**
 * Writes whom this process noted, in one statement: each person of a day is one row, whichever process saw them and however often. What
 * cannot be written is noted again; what comes after its day was closed is left out.
 */
export async function writeVisitors({ db, shared }: Site): Promise<void> {
  const records = drainRecords(shared)
  if (records.length === 0) return
  try {
    await sql`
      insert into daily_visitor as v (day, visitor, is_counted)
      select n.day, decode(n.visitor, 'hex'), n.is_counted from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) n (day date, visitor text, is_counted boolean)
      where not exists (select from visitor_day d where d.day = n.day) order by n.day, n.visitor
      on conflict (day, visitor) do update set is_counted = false where v.is_counted and not excluded.is_counted`.execute(db)
  } catch (error) {
    for (const record of records) addRecord(shared, record)
    throw error
  }
}
