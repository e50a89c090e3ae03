import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** After-sales that are open: how many, and what they request, in cents. */
export async function sumOpenRequests({ db }: Context): Promise<{ count: number; amount: bigint }> {
  const { rows } = await sql<{ count: number; amount: bigint }>`
    select count(*)::int as count, coalesce(sum(goods_amount + freight_amount), 0)::bigint as amount
    from return_request where status in (1, 3, 4, 5)`.execute(db)
  return rows[0]!
}
