import type { RefusalCode } from '@longmall/contract/errors.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

/**
 * Why a member cannot be bound to a sponsor, or to none; null where it can: `member.not_found` also of a closed account,
 * `network.own_sponsor`, `network.sponsor_unknown` also of a closed account, `network.sponsor_frozen` of one that an operator froze or
 * locked, `network.sponsor_cycle` of somebody of the member's own team.
 */
export async function sponsorBlocker({ db }: Context, member_id: number, sponsor_id: number | null): Promise<RefusalCode | null> {
  const { rows } = await sql<{ id: number; state: string; is_frozen: boolean }>`
    select id, state, is_frozen from member where id in (${member_id}, ${sponsor_id ?? member_id}) and state <> 'cancelled'`.execute(db)
  if (!rows.some(({ id }) => id === member_id)) return 'member.not_found'
  if (sponsor_id === null) return null
  if (sponsor_id === member_id) return 'network.own_sponsor'
  const sponsor = rows.find(({ id }) => id === sponsor_id)
  if (!sponsor) return 'network.sponsor_unknown'
  if (sponsor.is_frozen || sponsor.state !== 'active') return 'network.sponsor_frozen'
  const below = await sql<{ is_below: boolean }>`select is_sponsored_by(${sponsor_id}, ${member_id}) as is_below`.execute(db)
  return below.rows[0]!.is_below ? 'network.sponsor_cycle' : null
}

export async function checkSponsor(context: Context, member_id: number, sponsor_id: number | null): Promise<void> {
  const blocker = await sponsorBlocker(context, member_id, sponsor_id)
  if (blocker) throw new Refusal(blocker)
}

/** The sponsor in force of a member. */
export async function sponsorOf({ db }: Context, member_id: number): Promise<number | null> {
  const { rows } = await sql<{ sponsor_id: number | null }>`select sponsor_id from sponsor_node where member_id = ${member_id}`.execute(db)
  return rows[0]?.sponsor_id ?? null
}
