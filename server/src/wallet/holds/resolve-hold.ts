import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { actorName, columnsOf } from '../accounts.ts'
import type { Transfer } from '../post-transfer.ts'
import { asRefusal } from '../as-refusal.ts'

/** Captures a hold: posts a transfer of at most the held amount from its account, and releases the rest. */
export type HoldPosting = Omit<Transfer, 'key' | 'reversal_of'>

/** Posts a hold as a transfer and answers its id; see `resolve`. */
export async function postHold(context: Context, hold_id: string, posting: HoldPosting): Promise<string> {
  return (await resolve(context, hold_id, 'post', posting))!
}

/** Lets a hold go: what it held can be spent again. See `resolve`. */
export async function voidHold(context: Context, hold_id: string): Promise<void> {
  await resolve(context, hold_id, 'void')
}

/** The timer of a hold: lets it go if it is still active. */
export async function expireHold(context: Context, hold_id: string): Promise<void> {
  const { rows } = await sql`select from hold_resolution where hold_id = ${hold_id}`.execute(context.db)
  if (rows.length === 0) await resolve(context, hold_id, 'expire')
}

/**
 * Resolves a hold in the caller's transaction, at most once: the same outcome again changes nothing and answers the same.
 * Refuses `wallet.hold_resolved` where it was resolved otherwise or has expired, `wallet.insufficient`, `wallet.not_found`.
 */
async function resolve(
  context: Context,
  hold_id: string,
  outcome: 'post' | 'void' | 'expire',
  posting?: HoldPosting,
): Promise<string | null> {
  const { db, actor, now } = context
  const entries = posting?.entries.filter(({ amount }) => amount !== 0n) ?? []
  const { members, units, purposes } = columnsOf(entries.map(({ account }) => account))
  try {
    const { rows } = await sql<{ transfer_id: string | null }>`
      select resolve_hold(${hold_id}, ${outcome}, ${now}, ${actorName(actor)}, ${posting?.kind ?? null}, ${posting?.income_code ?? null},
        ${posting?.reason ?? null}, ${posting?.subject ?? null}, ${members}::int[], ${units}::text[], ${purposes}::text[],
        ${entries.map(({ amount }) => amount)}::bigint[], ${posting?.topic ?? null}) as transfer_id`.execute(db)
    if (outcome !== 'expire') await clearTimer(db, 'wallet.hold_expires', hold_id)
    return rows[0]!.transfer_id
  } catch (error) {
    throw asRefusal(error)
  }
}
