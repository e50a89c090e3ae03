import { invitationOccasions, type invitation as contract, type InvitationReward } from '@longmall/contract/invitation.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { couponNames } from '../coupon/views/coupon-names.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { addressOfShop } from '../kernel/http/origin.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { rewardTerms } from './settings.ts'

interface Totals {
  invitation_code: string
  invitees: number
  buyers: number
  longcoin: bigint
  money: bigint
  coupons: number
}

/** The caller's code and link, what an invitation pays at present, and what the caller's have paid (CAT-13). */
export async function viewInvitation(context: Context<MemberActor>): Promise<OutputOf<typeof contract.view>> {
  const { member_id } = context.actor
  const { rows } = await sql<Totals>`
    select m.invitation_code, coalesce(t.invitees, 0) as invitees, coalesce(t.buyers, 0) as buyers, coalesce(t.longcoin, 0)::bigint as longcoin,
      coalesce(t.money, 0)::bigint as money, coalesce(t.coupons, 0) as coupons
    from member m left join invitation_inviter t on t.member_id = m.id where m.id = ${member_id}`.execute(context.db)
  const { invitation_code, invitees, buyers, longcoin, money, coupons } = rows[0]!
  return {
    invitation_code,
    address: invitationAddress(context, member_id),
    rewards: await rewardsOffered(context),
    invitees,
    buyers,
    earned: { longcoin: Number(longcoin), money: toDecimal(money, 'MONEY'), coupons },
  }
}

/** The home page as the member shares it. */
export const invitationAddress = ({ site }: Pick<Context, 'site'>, member_id: number): string =>
  `${addressOfShop(site.config)}/?source_member=${member_id}`

async function rewardsOffered(context: Context): Promise<InvitationReward[]> {
  const offered = invitationOccasions.flatMap((occasion) => {
    const terms = rewardTerms(context, occasion)
    return terms ? [{ occasion, ...terms }] : []
  })
  const names = await couponNames(
    context,
    offered.flatMap(({ coupon_id }) => coupon_id ?? []),
  )
  return offered.map(({ occasion, longcoin, cents, coupon_id, limit }) => ({
    occasion,
    longcoin,
    money: toDecimal(BigInt(cents), 'MONEY'),
    coupon_name: names.get(coupon_id ?? 0) ?? null,
    limit,
  }))
}

const newestFirst: ListOrder<'registered_at'> = {
  id: sql`i.member_id`,
  defaultSort: '-registered_at',
  sorts: { registered_at: 'id' },
}

interface InviteeRow {
  invitee_id: number
  name: string
  avatar: string | null
  registered_at: string
  has_ordered: boolean
  longcoin: number
  money: bigint
  coupons: number
}

/** Members whom the caller invited, the last one first, 20 a page by default; names are masked. */
export async function listInvitees(
  { db, actor }: Context<MemberActor>,
  page: InputOf<typeof contract.invitees>,
): Promise<OutputOf<typeof contract.invitees>> {
  const { list, next } = await readPage(
    db,
    newestFirst,
    page,
    ({ after, by, cursorColumn, limit }) => sql<InviteeRow>`
      select i.member_id as invitee_id, m.nickname as name, m.avatar, i.registered_at, i.ordered_at is not null as has_ordered, r.longcoin, r.money, r.coupons, i.mark
      from (select i.*${cursorColumn} from invitation_invitee i where i.inviter_id = ${actor.member_id} and ${after} order by ${by} limit ${limit}) i
        join member m on m.id = i.member_id
        cross join lateral (
          select coalesce(sum(longcoin), 0)::int as longcoin, coalesce(sum(money), 0)::bigint as money, count(coupon_id)::int as coupons
          from invitation_reward where invitee_id = i.member_id and inviter_id = i.inviter_id) r
      order by ${by}`,
  )
  return { list: list.map(({ name, money, ...one }) => ({ ...one, name: maskName(name), money: toDecimal(money, 'MONEY') })), next }
}
