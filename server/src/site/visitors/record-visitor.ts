import { createHmac } from 'node:crypto'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, Keys, MemberActor, VisitorActor } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

export interface VisitorRecord {
  day: string
  /** Hash of the member or of the browser's key, in hexadecimals. */
  visitor: string
  is_counted: boolean
}

// More than one process sees between two writes; above it new visitors are not recorded until the next write.
const maxRecords = 100_000
const recordsOf = new WeakMap<Shared, Map<string, VisitorRecord>>()

/** The same person on another day has another hash, and no hash leads back to a person without this installation's key. */
const hashOf = ({ pepper }: Keys, day: string, person: string) =>
  createHmac('sha256', pepper).update(`visitor ${day} ${person}`).digest().subarray(0, 16).toString('hex')

export function addRecord(shared: Shared, record: VisitorRecord): void {
  let records = recordsOf.get(shared)
  if (!records) recordsOf.set(shared, (records = new Map()))
  const key = `${record.day} ${record.visitor}`
  const before = records.get(key)
  if (before) before.is_counted &&= record.is_counted
  else if (records.size < maxRecords) records.set(key, record)
}

/** What this process noted and has not written; it is then the caller's to write, or to add again. */
export function drainRecords(shared: Shared): VisitorRecord[] {
  const records = [...(recordsOf.get(shared)?.values() ?? [])]
  recordsOf.delete(shared)
  return records
}

/**
 * Records in memory who opened a page on this day of the store's zone; `writeVisitors` writes them in batches. A member counts once over
 * all browsers, and the browser does not count beside the member. Visitors without a key are not counted. (CON-01)
 */
export async function recordVisitor({
  actor,
  now,
  setting,
  site: { shared, keys },
}: Context<MemberActor | VisitorActor>): Promise<Record<string, never>> {
  const day = dayIn(setting(zoneSettings.time_zone), now)
  const isMember = actor.kind === 'member'
  if (isMember) addRecord(shared, { day, visitor: hashOf(keys, day, `member ${actor.member_id}`), is_counted: true })
  if (actor.visitor !== null) addRecord(shared, { day, visitor: hashOf(keys, day, `browser ${actor.visitor}`), is_counted: !isMember })
  return {}
}
