import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Somebody else has changed an operator's rights or credentials: from now on the operator approves nothing for a while. */
export async function restartWait({ db }: Context, staff_id: number): Promise<void> {
  await sql`update staff set permissions_changed_at = clock_timestamp() where id = ${staff_id}`.execute(db)
}

/** The same for everybody of a role. */
export async function restartWaitOfRole({ db }: Context, role: string): Promise<void> {
  await sql`update staff set permissions_changed_at = clock_timestamp() where role = ${role}`.execute(db)
}
