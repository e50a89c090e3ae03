import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { actorName, type AccountRef } from '../accounts.ts'
import type { TransferDetails } from '../post-transfer.ts'
import { asRefusal } from '../as-refusal.ts'

export interface Hold extends Omit<TransferDetails, 'income_code' | 'topic'> {
  account: Extract<AccountRef, { member: number }>
  /** Above 0, in the unit's smallest part. */
  amount: bigint
  /** The store clock's instant at which it lets go by itself. */
  expires_at?: Timestamp
}

/**
 * Sets an amount of a member's account aside in the caller's transaction: it stays on the account and nothing else can spend
 * it. Answers the hold's id (uuid); the same kind and key again answers the same. Refuses `wallet.insufficient`,
 * `call.key_reused`, `wallet.not_found` for a closed account. (ledger.md)
 */
export async function placeHold(context: Context, hold: Hold): Promise<string> {
  const { db, actor, now } = context
  const { account, expires_at } = hold
  try {
    const { rows } = await sql<{ id: string }>`
      select place_hold(${hold.kind}, ${hold.key}, ${actorName(actor)}, ${hold.reason}, ${hold.subject ?? null}, ${now}, ${expires_at ?? null},
        ${account.member}, ${account.unit}, ${account.purpose}, ${hold.amount}) as id`.execute(db)
    const { id } = rows[0]!
    if (expires_at !== undefined) await setTimer(db, 'wallet.hold_expires', id, expires_at)
    return id
  } catch (error) {
    throw asRefusal(error)
  }
}
