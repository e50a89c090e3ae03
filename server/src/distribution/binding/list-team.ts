import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { requireDistributor } from '../member/require-distributor.ts'

interface TeamRow {
  id: number
  name: string
  avatar: string | null
  is_distributor: boolean
  bound_at: Timestamp
  orders: number
  commission: bigint
}

/** Members bound to the caller in a generation, 10 a page, the newest first. Refuses `call.feature_off`, `distribution.not_distributor`. */
export async function listTeam(
  context: Context<MemberActor>,
  { generation, cursor, page_size = 10 }: InputOf<typeof contract.team>,
): Promise<OutputOf<typeof contract.team>> {
  const { member_id } = await requireDistributor(context)
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<TeamRow>`
    with page as (
      select b.id, b.member_id, b.bound_at from ${inGeneration(member_id, generation)} and b.id < ${before}::bigint order by b.id desc limit ${page_size + 1}
    )
    select p.id, m.nickname as name, m.avatar, d.member_id is not null as is_distributor, p.bound_at, c.orders, c.commission
    from page p join member m on m.id = p.member_id left join distributor d on d.member_id = p.member_id
      cross join lateral (
        select count(distinct c.order_id)::int as orders, coalesce(sum(c.amount - c.clawed_back), 0)::bigint as commission
        from commission c where c.buyer_id = p.member_id and c.distributor_id = ${member_id} and c.generation = ${generation} and c.ordered_at >= p.bound_at
      ) c
    order by p.id desc`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, ({ id }) => [id])
  return {
    list: list.map(({ id: _id, name, commission, ...row }) => ({
      ...row,
      name: generation === 1 ? name : maskName(name),
      commission: toDecimal(commission, 'MONEY'),
    })),
    next,
  }
}

/** SQL: the open bindings `b` of a generation below a distributor, as far as `where`. */
const inGeneration = (distributor_id: number, generation: number) =>
  generation === 1
    ? sql`distribution_binding b where b.ended_at is null and b.distributor_id = ${distributor_id}`
    : generation === 2
      ? sql`distribution_binding f join distribution_binding b on b.distributor_id = f.member_id and b.ended_at is null
          where f.ended_at is null and f.distributor_id = ${distributor_id}`
      : sql`distribution_binding f join distribution_binding s on s.distributor_id = f.member_id and s.ended_at is null
          join distribution_binding b on b.distributor_id = s.member_id and b.ended_at is null
          where f.ended_at is null and f.distributor_id = ${distributor_id}`
