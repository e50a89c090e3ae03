import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { identitySettings } from '../settings.ts'

/** Of one owner; who logs in on more is a stranger again on the one not used for longest. */
const maxDevices = 20

const signature = ({ site }: Context, device: string) => createHmac('sha256', site.keys.sign).update(`device ${device}`).digest('base64url')

/** A device that has just been logged in on: the new cookie, where it needs one, and whether the owner has others but not this one. */
export interface Remembered {
  device: string | null
  isNewAmongOthers: boolean
}

/**
 * The devices on which owners have logged in before, each named by a signed cookie: members and operators have cookies and tables of their
 * own, since whoever works here may shop here too. `table` has the columns `device_hash`, `seen_at` and the one of its owner.
 */
export function knownDevices(names: { cookie: string; table: string; owner: string }) {
  const { cookie } = names
  const [table, owner] = [sql.table(names.table), sql.ref(names.owner)]

  /** The device that the caller's cookie names, as its hash; null without a cookie that this shop has signed. */
  function read(context: Context): Buffer | null {
    const [device = '', signed = ''] = (context.cookies.read(cookie) ?? '').split('.')
    const [given, right] = [Buffer.from(signed), Buffer.from(signature(context, device))]
    return given.length === right.length && timingSafeEqual(given, right) ? hashOfToken(device) : null
  }

  /** Did this owner log in on this device before? */
  async function isKnown({ db, setting }: Context, device: Buffer | null, id: number): Promise<boolean> {
    if (!device) return false
    const { rows } = await sql`
      select from ${table} where device_hash = ${device} and ${owner} = ${id}
        and seen_at > clock_timestamp() - make_interval(days => ${setting(identitySettings.known_device_days)})`.execute(db)
    return rows.length > 0
  }

  /**
   * Marks the caller's device as known to the owner, in the transaction of the log-in. A device that is new to this owner gets a new id,
   * so that a planted cookie is worthless; other accounts known on it remain known.
   */
  async function remember(context: Context, id: number): Promise<Remembered> {
    const { db } = context
    const device = read(context)
    if (device && (await isKnown(context, device, id))) {
      await sql`update ${table} set seen_at = clock_timestamp() where device_hash = ${device} and ${owner} = ${id}`.execute(db)
      return { device: null, isNewAmongOthers: false }
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${table} where ${owner} = ${id}`.execute(db)
    const made = newToken()
    if (device) await sql`update ${table} set device_hash = ${hashOfToken(made)} where device_hash = ${device}`.execute(db)
    await sql`
      insert into ${table} (device_hash, ${owner}, seen_at) values (${hashOfToken(made)}, ${id}, clock_timestamp())
      on conflict (device_hash, ${owner}) do update set seen_at = excluded.seen_at`.execute(db)
    await sql`
      delete from ${table} where ${owner} = ${id} and device_hash in (
        select device_hash from ${table} where ${owner} = ${id} order by seen_at desc offset ${maxDevices})`.execute(db)
    return { device: made, isNewAmongOthers: rows[0]!.count > 0 }
  }

  /** Sends the client the name of its device, or extends the one it has. It outlives the log-out (IDN-07). */
  function store(context: Context, { device }: Pick<Remembered, 'device'>): void {
    const value = device ? `${device}.${signature(context, device)}` : context.cookies.read(cookie)!
    context.cookies.set(cookie, value, context.setting(identitySettings.known_device_days))
  }

  return { read, isKnown, remember, store }
}

export const memberDevices = knownDevices({ cookie: 'lm_device', table: 'known_device', owner: 'member_id' })

/** Whose wrong passwords are counted: the member's own on a known device, so that a stranger's never lock it out (decisions.md, Lockouts). */
export const subjectOnDevice = (member_id: number, device: Buffer) => `member ${member_id} device ${device.toString('base64url')}`
