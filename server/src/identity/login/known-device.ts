import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/session.ts'
import { identitySettings } from '../settings.ts'

const cookie = 'lm_device'
/** Of one member; who logs in on more is a stranger again on the one not used for longest. */
const mostKept = 20

const signature = ({ site }: Context, device: string) => createHmac('sha256', site.keys.sign).update(`device ${device}`).digest('base64url')

/** The device that the caller's cookie names, as its hash; null without a cookie that this shop has signed. */
export function readDevice(context: Context): Buffer | null {
  const [device = '', signed = ''] = (context.cookies.read(cookie) ?? '').split('.')
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(context, device))]
  return given.length === right.length && timingSafeEqual(given, right) ? hashOfToken(device) : null
}

/** Did this member log in on this device before? */
export async function isKnownDevice({ db, setting }: Context, device: Buffer | null, member_id: number): Promise<boolean> {
  if (!device) return false
  const { rows } = await sql`
    select from known_device where device_hash = ${device} and member_id = ${member_id}
      and seen_at > clock_timestamp() - make_interval(days => ${setting(identitySettings.known_device_days)})`.execute(db)
  return rows.length > 0
}

/** Whose wrong passwords are counted: the member's own on a device it knows, so that a stranger's never lock it out (decisions.md, Lockouts). */
export const subjectOnDevice = (member_id: number, device: Buffer) => `member ${member_id} device ${device.toString('base64url')}`

/** A device that has just been logged in on: the new cookie, where it needs one, and whether the member has others but not this one. */
export interface Remembered {
  device: string | null
  isNewAmongOthers: boolean
}

/**
 * Makes the caller's device a known one of the member, in the transaction of the log-in. A device that is new to this member gets a new
 * name, so that a cookie that somebody planted becomes known to nobody; who was known on it before stays so.
 */
export async function rememberDevice(context: Context, member_id: number): Promise<Remembered> {
  const { db } = context
  const device = readDevice(context)
  if (device && (await isKnownDevice(context, device, member_id))) {
    await sql`update known_device set seen_at = clock_timestamp() where device_hash = ${device} and member_id = ${member_id}`.execute(db)
    return { device: null, isNewAmongOthers: false }
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from known_device where member_id = ${member_id}`.execute(db)
  const made = newToken()
  if (device) await sql`update known_device set device_hash = ${hashOfToken(made)} where device_hash = ${device}`.execute(db)
  await sql`
    insert into known_device (device_hash, member_id, seen_at) values (${hashOfToken(made)}, ${member_id}, clock_timestamp())
    on conflict (device_hash, member_id) do update set seen_at = excluded.seen_at`.execute(db)
  await sql`
    delete from known_device where member_id = ${member_id} and device_hash in (
      select device_hash from known_device where member_id = ${member_id} order by seen_at desc offset ${mostKept})`.execute(db)
  return { device: made, isNewAmongOthers: rows[0]!.count > 0 }
}

/** Lets the client keep its device's name, or keep it for longer. It outlives the log-out (IDN-07). */
export function keepDevice(context: Context, { device }: Remembered): void {
  const value = device ? `${device}.${signature(context, device)}` : context.cookies.read(cookie)!
  context.cookies.keep(cookie, value, context.setting(identitySettings.known_device_days))
}
