import { sql } from 'kysely'
import type { Context, Site } from '../../kernel/context.ts'
import { pickupSecret, stepOfPickupCode, type CodeStep } from './pickup-code.ts'

/** For the desk: which step's code of an order this is now, by the real clock; null for another order's or none. */
export const readPickupCode = ({ keys }: Pick<Site, 'keys'>, { order_id, code }: { order_id: number; code: string }): CodeStep | null =>
  stepOfPickupCode(pickupSecret(keys, order_id), code, Date.now())

/** Was this step's code, or a later one's, used up before? */
export async function isPickupCodeUsed({ db }: Context, order_id: number, step: number): Promise<boolean> {
  const { rows } = await sql`select from pickup_code_use where order_id = ${order_id} and last_step >= ${step}`.execute(db)
  return rows.length > 0
}

/**
 * Uses a step's code up in the caller's transaction, and those of all steps before it, such as a picture of the screen shows. False, and
 * nothing changed, where that happened before.
 */
export async function usePickupCode({ db }: Context, order_id: number, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into pickup_code_use as u (order_id, last_step) values (${order_id}, ${step})
    on conflict (order_id) do update set last_step = excluded.last_step where u.last_step < excluded.last_step`.execute(db)
  return numAffectedRows !== 0n
}
