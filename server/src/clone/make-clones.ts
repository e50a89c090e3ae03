import { sql } from 'kysely'
import { recordClones } from '../award/events/record-clones.ts'
import type { Context, SystemActor } from '../kernel/context.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { notifyMember } from '../messaging/send-mail.ts'
import { lockAvailable } from '../wallet/balances.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { canOwnClones, cloneCost, clonesFor, type Owner } from './rules.ts'
import { makeTimer, ownerOf, placeTimer } from './timers.ts'

/** Clones of one transaction. */
const batch = 100

/**
 * The timer's verb: turns the available USDA of a member into clones, 250 each, as often as they fit (AST-06). The balance is locked first, so that each
 * 250 USDA become one clone however many credits and timers come at once; again, it does nothing. Each is a transfer of its own to the house's
 * account `clone` under the key `owner ordinal`, and an event that pays the avatar award in the next settlement run. Clones are placed after
 * the commit, by a timer. Nothing for a member below AM, frozen by an operator, or closed.
 */
export async function makeClones(context: Context<SystemActor>, subject: string): Promise<void> {
  const { db, now } = context
  const owner_id = ownerOf(subject)
  const { count: due } = clonesFor(await lockAvailable(context, owner_id, 'USDA'))
  // Read under the lock, which may have been waited for: an operator may have frozen the account meanwhile.
  const { rows: owners } = await sql<Owner>`select grade, state, is_frozen from member where id = ${owner_id}`.execute(db)
  if (!owners[0] || !canOwnClones(owners[0])) return
  const count = Math.min(due, batch)
  if (count === 0) return
  const { rows } = await sql<{ ordinal: number }>`
    insert into clone (owner_id, ordinal, created_at)
    select ${owner_id}, (select coalesce(max(ordinal), 0) from clone where owner_id = ${owner_id}) + n, ${now} from generate_series(1, ${count}::int) n
    returning ordinal`.execute(db)
  for (const { ordinal } of rows) await payForClone(context, owner_id, ordinal)
  await recordClones(context, owner_id, count)
  const last = Math.max(...rows.map(({ ordinal }) => ordinal))
  await setTimer(db, placeTimer, `${owner_id} ${last}`, now)
  if (due > count) await setTimer(db, makeTimer, `${owner_id} after ${last}`, now)
  await notifyMember(context, owner_id, 'clones_made', () => ({ count }))
}

const payForClone = (context: Context, owner_id: number, ordinal: number): Promise<string> =>
  postTransfer(context, {
    kind: 'clone.made',
    key: `${owner_id} ${ordinal}`,
    topic: 'clone',
    reason: `clone ${ordinal}`,
    entries: [
      { account: { member: owner_id, unit: 'USDA', purpose: 'available' }, amount: -cloneCost },
      { account: { house: 'clone', unit: 'USDA' }, amount: cloneCost },
    ],
  })
