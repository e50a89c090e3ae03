import type { OutputOf } from '@longmall/contract/operation.ts'
import type { PickupState, redemption as contract } from '@longmall/contract/redemption.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { clerkDesks } from '../clerk-desks.ts'
import { statesOf } from '../rules.ts'

/** Counted no further. */
const most = 1000

/** The desk of a clerk: the stores, today's figures, what waits. Refuses `redemption.not_clerk`. */
export async function viewDesk(context: Context<MemberActor>): Promise<OutputOf<typeof contract.desk>> {
  const { db, actor, now, setting } = context
  const desks = await clerkDesks(context)
  const stores = desks.map(({ branch_id }) => branch_id)
  const zone = setting(zoneSettings.time_zone)
  const day = dayIn(zone, now)
  const { rows } = await sql<{ redemptions: number; quantity: number; coins_worth: bigint; own_redemptions: number }>`
    select count(*)::int as redemptions, coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(worth), 0)::bigint as coins_worth,
      count(*) filter (where clerk_id = ${actor.member_id})::int as own_redemptions
    from redemption where store_id = any (${stores}::int[]) and redeemed_at >= ${startOfDay(zone, day)} and undone_at is null`.execute(db)
  const { coins_worth, ...today } = rows[0]!
  const count = (states: readonly PickupState[]) =>
    countUpTo(db, sql`pickup where store_id = any (${stores}::int[]) and state = any (${[...states]}::text[])`, most)
  return {
    branches: desks,
    today: { day, ...today, coins_worth: toDecimal(coins_worth, 'MONEY') },
    preparing: await count(statesOf('preparing')),
    ready: await count(statesOf('ready')),
  }
}
