import type { BoxTokenPurpose } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** A code that can be used, with the box that shows it and the device that the box is bound to; one whose term is over no longer counts. */
export interface CodeRow {
  hardware_id: number
  device_id: string
  purpose: BoxTokenPurpose
  expires_at: string
  /** The device that the box is bound to, and its owner. */
  box_id: number | null
  member_id: number | null
}

/**
 * The code as a member scanned it; locked until the commit where it is to be used. Refuses `box.code_not_found` also of a box that was revoked since,
 * `box.code_used`, `box.code_expired`, and `box.owned_by_another` where the box belongs to another member's device.
 */
export async function findCode(context: Context<MemberActor>, code: string, isToBeUsed: boolean): Promise<CodeRow> {
  const { db, actor, now } = context
  const { rows } = await sql<CodeRow & { used_at: string | null }>`
    select k.hardware_id, h.device_id, k.purpose, k.expires_at, k.used_at, b.id as box_id, b.member_id
    from box_token k join box_hardware h on h.id = k.hardware_id and h.revoked_at is null left join box b on b.hardware_id = h.id and b.state = 'activated'
    where k.token_hash = ${hashOfToken(code)} ${isToBeUsed ? sql`for update of k` : sql``}`.execute(db)
  const found = rows[0]
  if (!found) throw new Refusal('box.code_not_found')
  if (found.used_at !== null) throw new Refusal('box.code_used')
  if (found.expires_at <= now) throw new Refusal('box.code_expired')
  if (found.member_id !== null && found.member_id !== actor.member_id) throw new Refusal('box.owned_by_another')
  return found
}

/** Marks a code as used, and its box as one that the caller is logged in to. */
export async function useCode({ db, actor, now }: Context<MemberActor>, { hardware_id }: CodeRow): Promise<void> {
  await sql`update box_token set used_at = ${now}, used_by = ${actor.member_id} where hardware_id = ${hardware_id}`.execute(db)
  await sql`update box_hardware set login_member_id = ${actor.member_id}, login_at = ${now} where id = ${hardware_id}`.execute(db)
}
