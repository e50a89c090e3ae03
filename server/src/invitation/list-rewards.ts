import type { invitation as contract } from '@longmall/contract/invitation.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { couponNames } from '../coupon/views/coupon-names.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../kernel/time/store-zone.ts'

type Reward = OutputOf<typeof contract.list_rewards>['list'][number]
type Row = Omit<Reward, 'money' | 'coupon_name'> & { money: bigint; coupon_id: number | null }

const order: ListOrder<'rewarded_at'> = {
  id: sql`r.id`,
  defaultSort: '-rewarded_at',
  sorts: { rewarded_at: { instant: sql`r.rewarded_at` } },
}

/** Rewards that invitations paid, 20 a page by default, the last one first; `member_id` is the inviter or the invitee. */
export async function listRewards(
  context: Context<StaffActor>,
  { member_id, occasion, from, until, ...page }: InputOf<typeof contract.list_rewards>,
): Promise<OutputOf<typeof contract.list_rewards>> {
  const zone = context.setting(zoneSettings.time_zone)
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: member_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select r.id as reward_id, r.inviter_id, inviter.account as inviter_account, r.invitee_id, invitee.account as invitee_account, r.occasion,
        r.longcoin, r.money, r.coupon_id, r.rewarded_at${cursorColumn}
      from invitation_reward r join member inviter on inviter.id = r.inviter_id join member invitee on invitee.id = r.invitee_id
      where ${after}
        ${member_id === undefined ? sql`` : sql`and (r.inviter_id = ${member_id} or r.invitee_id = ${member_id})`}
        ${occasion === undefined ? sql`` : sql`and r.occasion = ${occasion}`}
        ${from === undefined ? sql`` : sql`and r.rewarded_at >= ${startOfDay(zone, from)}`}
        ${until === undefined ? sql`` : sql`and r.rewarded_at < ${windowOfDays(zone, until, until).ends_at}`}
      order by ${by} limit ${limit}`,
  )
  const names = await couponNames(
    context,
    list.flatMap(({ coupon_id }) => coupon_id ?? []),
  )
  return {
    list: list.map(({ coupon_id, money, ...one }) => ({
      ...one,
      money: toDecimal(money, 'MONEY'),
      coupon_name: names.get(coupon_id ?? 0) ?? null,
    })),
    next,
  }
}
