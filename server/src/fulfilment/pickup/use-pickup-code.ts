import { sql } from 'kysely'
import type { Context, Site } from '../../kernel/context.ts'
import { pickupSecret, stepOfPickupCode, type CodeStep } from './pickup-code.ts'

/**
 * For the desk: which of these orders a code is of, and of which step by the real clock; null for none. One that has changed is looked for
 * only where it is the current one of no order, which takes longer.
 */
export function readPickupCode(
  { keys }: Pick<Site, 'keys'>,
  order_ids: readonly number[],
  code: string,
): (CodeStep & { order_id: number }) | null {
  const at = Date.now()
  for (const isCurrent of [true, false])
    for (const order_id of order_ids) {
      const step = stepOfPickupCode(pickupSecret(keys, order_id), code, { at, isCurrent })
      if (step) return { order_id, ...step }
    }
  return null
}

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
