import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { leftOf } from '../rules.ts'

/** Units of a promotion, of a combo sets, that the caller has, unpaid orders counted, and may still have; null for no limit. Refuses `promotion.not_found`. */
export async function viewAllowance(
  { db, actor }: Context<MemberActor>,
  { promotion_id }: { promotion_id: number },
): Promise<{ used: number; remaining_limit: number | null }> {
  const { rows } = await sql<{ used: number; per_member: number | null }>`
    select coalesce(m.used, 0) as used, p.per_member from promotion p
      left join promotion_member m on m.promotion_id = p.id and m.member_id = ${actor.member_id}
    where p.id = ${promotion_id} and (p.is_on or p.ended_at is not null)`.execute(db)
  if (!rows[0]) throw new Refusal('promotion.not_found')
  return { used: rows[0].used, remaining_limit: leftOf(rows[0].per_member, rows[0].used) }
}
