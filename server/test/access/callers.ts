import type { RefusalCode } from '@longmall/contract/errors.ts'
import { hashOfToken, newToken } from '../../src/kernel/security/session.ts'
import type { Client, TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'
import { roles, type Role, type Row } from './access-row.ts'

/** Somebody who calls: what they are, and a client with a session of its own for each call. */
export interface Caller {
  name: string
  kind: 'visitor' | 'member' | 'staff' | 'gone'
  role?: Role | 'unknown'
  /** For members who may not call any more: how a member's operation is refused to them. */
  refusal?: RefusalCode
  client: () => Promise<Client>
}

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Everybody who could call: visitors, members of each kind, operators of each role, and those who may not any more. */
export async function makeCallers(shop: TestShop): Promise<Caller[]> {
  const { db } = shop
  const visitor: Caller = { name: 'a visitor', kind: 'visitor', client: async () => shop.visitor() }

  async function memberCaller(name: string, fields: object, rest: Partial<Caller> = {}): Promise<Caller> {
    const { member_id } = await shop.member()
    if (Object.keys(fields).length) await db.updateTable('member').set(fields).where('id', '=', member_id).execute()
    const client = async () => {
      const [token, now] = [newToken(), new Date().toISOString()]
      const session = { token_hash: hashOfToken(token), member_id, created_at: now, seen_at: now, expires_at: soon() }
      await db.insertInto('session').values(session).execute()
      return shop.client(token, member_id)
    }
    return { name, kind: 'member', client, ...rest }
  }

  async function staffCaller(name: string, role: Role | 'unknown', rest: Partial<Caller> = {}, fields: object = {}): Promise<Caller> {
    const { staff_id } = await staffClient(shop, role)
    if (Object.keys(fields).length) await db.updateTable('staff').set(fields).where('id', '=', staff_id).execute()
    const client = async () => {
      const [token, now] = [newToken(), new Date().toISOString()]
      const session = { token_hash: hashOfToken(token), staff_id, created_at: now, seen_at: now, expires_at: soon() }
      await db.insertInto('staff_session').values(session).execute()
      return shop.client(token)
    }
    return { name, kind: 'staff', role, client, ...rest }
  }

  // Samples name operator 1, whom nobody plays here.
  await staffClient(shop, 'unknown')
  return [
    visitor,
    await memberCaller('another member', {}),
    await memberCaller('an AM', { grade: 4 }),
    await memberCaller('an RM', { grade: 5 }),
    await memberCaller('a distributor, an RM4', { grade: 9 }),
    await memberCaller('a frozen member', { grade: 4, is_frozen: true }),
    await memberCaller('a desk clerk', { is_store_clerk: true }),
    await memberCaller('a cancelled member', { state: 'cancelled' }, { kind: 'gone', refusal: 'session.account_cancelled' }),
    await memberCaller('a locked member', { state: 'locked' }, { kind: 'gone', refusal: 'session.invalid' }),
    ...(await Promise.all(roles.map((role) => staffCaller(`the role ${role}`, role)))),
    await staffCaller('an unknown role', 'unknown'),
    await staffCaller('a dismissed owner', 'owner', { kind: 'gone', refusal: 'session.invalid' }, { is_active: false }),
  ]
}

/** How the table wants a caller refused at the door; null when the call is let in. */
export function refusalAtDoor({ kind, role, refusal }: Caller, { may }: Row, isOpenToAnyStaff: boolean): RefusalCode | null {
  if (may === 'everyone' || may === 'demo') return null
  const isShoppers = may === 'shopper' || may === 'member'
  if (kind === 'visitor') return may === 'shopper' ? null : 'session.not_logged_in'
  if (kind === 'gone') return isShoppers ? refusal! : 'session.invalid'
  if (isShoppers) return kind === 'member' ? null : 'session.invalid'
  if (kind !== 'staff') return 'session.invalid'
  return isOpenToAnyStaff || may.some((one) => one === role) ? null : 'call.forbidden'
}
