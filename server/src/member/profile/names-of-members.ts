import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

export interface MemberName {
  account: string
  nickname: string
}

/** What members are called, by id; cancelled ones have the names that their closing left. */
export async function namesOfMembers(db: Database, member_ids: readonly number[]): Promise<ReadonlyMap<number, MemberName>> {
  const { rows } = await sql<MemberName & { id: number }>`
    select id, account, nickname from member where id = any (${[...new Set(member_ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
