import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { EmittedEvent } from '../kernel/work/outbox.ts'
import { rewardInviter } from './reward-inviter.ts'

/** Handles `member.registered`: notes by whose invitation a newcomer came, and rewards the inviter (CAT-13). */
export async function recordInvitee(
  context: Context,
  { member_id, referrer_id }: { member_id: number; referrer_id: number | null },
  at: string,
): Promise<void> {
  if (referrer_id === null) return
  const { rows } = await sql`
    with added as (
      insert into invitation_invitee (member_id, inviter_id, registered_at) values (${member_id}, ${referrer_id}, ${at})
      on conflict do nothing returning inviter_id)
    insert into invitation_inviter (member_id, invitees) select inviter_id, 1 from added
    on conflict (member_id) do update set invitees = invitation_inviter.invitees + 1 returning member_id`.execute(context.db)
  if (rows.length > 0) await rewardInviter(context, { invitee_id: member_id, occasion: 'registered', order_id: null })
}

/** Handles `order.paid`: notes when an invitee first paid. The reward waits until the order is settled. */
export async function recordFirstOrders({ db }: Context, paid: readonly EmittedEvent<'order.paid'>[]): Promise<void> {
  const members = paid.map(({ payload }) => payload.member_id)
  const times = paid.map(({ at }) => at)
  await sql`
    with first as (
      update invitation_invitee i set ordered_at = p.at
      from (select member_id, min(at) as at from unnest(${members}::int[], ${times}::timestamptz[]) u (member_id, at) group by member_id) p
      where i.member_id = p.member_id and i.ordered_at is null returning i.inviter_id
    ), counted as (select inviter_id, count(*)::int as buyers from first group by inviter_id)
    update invitation_inviter t set buyers = t.buyers + c.buyers from counted c where t.member_id = c.inviter_id`.execute(db)
}

/**
 * Handles `order.settled`: rewards the inviter of the buyer for the buyer's first order of which something stayed. By then nothing of it
 * can be refunded any more, so that nothing is ever clawed back; after a first order that was refunded whole the next one counts.
 * `goods_total`: cents as text, refunds taken off.
 */
export async function rewardFirstOrder(
  context: Context,
  { order_id, member_id, goods_total }: { order_id: number; member_id: number; goods_total: string },
): Promise<void> {
  if (BigInt(goods_total) > 0n) await rewardInviter(context, { invitee_id: member_id, occasion: 'first_order', order_id })
}
