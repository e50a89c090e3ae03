import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/**
 * Raises an active distributor to the highest level whose conditions its sums meet; never lowers it, and leaves a level alone that an
 * operator has fixed. Returns whether it rose.
 */
export async function raiseLevel({ db }: Pick<Context, 'db'>, distributor_id: number): Promise<boolean> {
  const { rows } = await sql`
    update distributor d set level_id = higher.id, version = d.version + 1
    from distributor_sum s, distributor_level own, lateral (
      select l.id from distributor_level l
      where (l.position, l.id) > (own.position, own.id) and s.orders >= l.orders_needed and s.sales >= l.sales_needed and s.members >= l.members_needed
      order by l.position desc, l.id desc limit 1) higher
    where d.member_id = ${distributor_id} and d.state = 'active' and not d.is_level_fixed and s.distributor_id = d.member_id and own.id = d.level_id
    returning d.member_id`.execute(db)
  return rows.length > 0
}
