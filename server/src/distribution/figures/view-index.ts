import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { moneyOf } from '../../wallet/balances.ts'
import { readLevel } from '../levels/queries.ts'
import { requireDistributor } from '../member/require-distributor.ts'

interface Sums {
  today: bigint
  today_orders: number
  pending: bigint
  frozen: bigint
  available_total: bigint
  withdrawn: bigint
  debt: bigint
  first: number
  second: number
  third: number
  orders: number
}

/** The totals of the caller as a distributor (DST-04). Refuses `call.feature_off`, `distribution.not_distributor`. */
export async function viewIndex(context: Context<MemberActor>): Promise<OutputOf<typeof contract.index>> {
  const { member_id, state, level_id, promote_code } = await requireDistributor(context)
  const [sums, level, { withdrawable: balance }] = [
    await sumsOf(context, member_id),
    await readLevel(context, level_id),
    await moneyOf(context, member_id),
  ]
  const left = sums.available_total + sums.debt - sums.withdrawn
  const withdrawable = left < balance ? left : balance
  const money = (cents: bigint) => toDecimal(cents, 'MONEY')
  return {
    state,
    level: { level_id, name: level.name, rates: level.rates },
    promote_code,
    today: money(sums.today),
    today_orders: sums.today_orders,
    pending: money(sums.pending),
    frozen: money(sums.frozen),
    withdrawable: money(withdrawable < 0n ? 0n : withdrawable),
    withdrawn: money(sums.withdrawn),
    total: money(sums.available_total),
    debt: money(sums.debt),
    members: { first: sums.first, second: sums.second, third: sums.third },
    orders: sums.orders,
  }
}

/** Running sums, days that are over, and of the rows only what is open or of today: each by an index. */
async function sumsOf({ db, now, setting }: Context, member_id: number): Promise<Sums> {
  const zone = setting(zoneSettings.time_zone)
  const { rows } = await sql<Sums>`
    select t.today, t.today_orders, o.pending, o.frozen, s.available_total, s.withdrawn, s.debt, s.members as first, m.second, m.third,
      (d.orders + l.orders)::int as orders
    from distributor_sum s
      cross join lateral (
        select coalesce(sum(c.amount - c.clawed_back), 0)::bigint as today, count(distinct c.order_id) filter (where c.state <> 'void')::int as today_orders
        from commission c where c.distributor_id = ${member_id} and c.paid_at >= ${startOfDay(zone, dayIn(zone, now))}
      ) t
      cross join lateral (
        select coalesce(sum(c.amount - c.clawed_back) filter (where c.state = 'pending'), 0)::bigint as pending,
          coalesce(sum(c.amount - c.clawed_back) filter (where c.state = 'frozen'), 0)::bigint as frozen
        from commission c where c.distributor_id = ${member_id} and c.state in ('pending', 'frozen')
      ) o
      cross join lateral (select coalesce(sum(y.orders), 0) as orders from commission_day_distributor y where y.distributor_id = ${member_id}) d
      cross join lateral (
        select count(distinct c.order_id) filter (where c.state <> 'void') as orders from commission c
        where c.distributor_id = ${member_id} and c.paid_at >= commission_unsummed(${zone})
      ) l
      cross join lateral (
        with first as materialized (
          select f.distributor_id as id, f.members from distribution_binding b join distributor_sum f on f.distributor_id = b.member_id
          where b.distributor_id = ${member_id} and b.ended_at is null and f.members > 0
        )
        select coalesce((select sum(members) from first), 0)::int as second,
          coalesce((select sum(f.members) from first join distribution_binding b on b.distributor_id = first.id and b.ended_at is null
            join distributor_sum f on f.distributor_id = b.member_id), 0)::int as third
      ) m
    where s.distributor_id = ${member_id}`.execute(db)
  return rows[0]!
}
