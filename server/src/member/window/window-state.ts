import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** `open`: income is paid as usual; `frozen`: to `frozen:window`; `forfeited`: awards of an AM are 0 until RM; `released`: as usual. */
export type WindowState = 'open' | 'frozen' | 'released' | 'forfeited'

/**
 * The windows of members by ID; who never became AM has none. Rows are locked (shared) until the transaction ends, in order of the
 * ID and before any account, so that no window freezes, is released or forfeited between this answer and what is posted by it.
 */
export async function windowStatesOf({ db }: Context, member_ids: readonly number[]): Promise<Map<number, WindowState>> {
  const { rows } = await sql<{ member_id: number; state: WindowState }>`
    select member_id, state from am_window where member_id = any (${member_ids}::int[]) order by member_id for share`.execute(db)
  return new Map(rows.map(({ member_id, state }) => [member_id, state]))
}

/** Is the income of a member frozen by the window, so that they may neither recharge nor withdraw (AST-03)? Not an operator's freeze. */
export async function isFrozenByWindow({ db }: Pick<Context, 'db'>, member_id: number): Promise<boolean> {
  const { rows } = await sql`select from am_window where member_id = ${member_id} and state = 'frozen'`.execute(db)
  return rows.length > 0
}
