import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { checkGoods } from '../../catalogue/goods-of-sku.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { requireDistributor } from '../member/require-distributor.ts'
import { distributionSettings as own } from '../settings.ts'

/**
 * Follows goods, or no longer; twice is once. Refuses `call.feature_off`, `distribution.not_distributor`, `catalogue.goods_not_found` and
 * `distribution.too_many_followed` {limit}.
 */
export async function followGoods(
  context: Context<MemberActor>,
  { goods_id, is_followed }: InputOf<typeof contract.follow>,
): Promise<OutputOf<typeof contract.follow>> {
  const { db, now, setting } = context
  const { member_id } = await requireDistributor(context)
  await checkGoods(context, goods_id)
  if (!is_followed) {
    await sql`delete from distribution_followed where member_id = ${member_id} and goods_id = ${goods_id}`.execute(db)
    return { is_followed }
  }
  const limit = setting(own.max_followed)
  // The lock: of two at once the second one counts the first.
  await sql`select from distributor where member_id = ${member_id} for no key update`.execute(db)
  await sql`
    insert into distribution_followed (member_id, goods_id, followed_at) values (${member_id}, ${goods_id}, ${now})
    on conflict (member_id, goods_id) do nothing`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from distribution_followed where member_id = ${member_id}`.execute(db)
  if (rows[0]!.count > limit) throw new Refusal('distribution.too_many_followed', { limit })
  return { is_followed }
}
