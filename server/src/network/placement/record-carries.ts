import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Volumes in mills of a position's legs that the next settlement run takes over; below zero after a refund. */
export interface Carry {
  node_id: number
  left: bigint
  right: bigint
}

/** Stores what a settlement run of a day of the store's zone carries over; the placement tree shows it with this day. */
export async function recordCarries({ db }: Context, day: string, carries: readonly Carry[]): Promise<void> {
  await sql`
    update placement_node p set carry_left = c.left_mills, carry_right = c.right_mills
    from unnest(${carries.map(({ node_id }) => node_id)}::int[], ${carries.map(({ left }) => left)}::bigint[],
      ${carries.map(({ right }) => right)}::bigint[]) as c (id, left_mills, right_mills)
    where p.id = c.id and (p.carry_left, p.carry_right) is distinct from (c.left_mills, c.right_mills)`.execute(db)
  await sql`
    insert into placement_volume (day) values (${day})
    on conflict (is_only) do update set day = greatest(placement_volume.day, excluded.day)`.execute(db)
}
