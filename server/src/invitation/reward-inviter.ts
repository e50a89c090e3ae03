import type { InvitationOccasion } from '@longmall/contract/invitation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { namedPrice } from '@longmall/pricing/display-price.ts'
import { sql } from 'kysely'
import { couponNames } from '../coupon/views/coupon-names.ts'
import { giveCoupon } from '../coupon/give-coupon.ts'
import type { Context } from '../kernel/context.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { notifyMember } from '../messaging/send-mail.ts'
import { giveReward } from '../reward/give-reward.ts'
import { rewardTerms } from './settings.ts'

interface Invitation {
  invitee_id: number
  occasion: InvitationOccasion
  /** Of `first_order`. */
  order_id: number | null
}
interface Parties {
  inviter_id: number
  nickname: string
  rewarded: number
}
interface Given {
  longcoin: number
  cents: bigint
  coupon_id: number | null
}

/**
 * Pays what an invitation earns its inviter, in the caller's transaction, as it is set now: once for each invitee and occasion, up to the
 * limit of the inviter, and only to an inviter whose account is open. Repeated, it changes nothing.
 */
export async function rewardInviter(context: Context, { invitee_id, occasion, order_id }: Invitation): Promise<void> {
  const { db, now } = context
  const terms = rewardTerms(context, occasion)
  if (!terms) return
  const parties = await lockInviter(context, invitee_id, occasion)
  if (!parties || (terms.limit > 0 && parties.rewarded >= terms.limit)) return
  const { inviter_id, nickname } = parties
  const { rows } = await sql<{ id: number }>`
    insert into invitation_reward (inviter_id, invitee_id, occasion, order_id, longcoin, money, coupon_id, rewarded_at)
    values (${inviter_id}, ${invitee_id}, ${occasion}, ${order_id}, ${terms.longcoin}, ${terms.cents}, null, ${now})
    on conflict (invitee_id, occasion) do nothing returning id`.execute(db)
  if (!rows[0]) return
  const key = `invitation ${invitee_id} ${occasion}`
  const isCouponGiven = terms.coupon_id !== null && (await giveCoupon(context, inviter_id, terms.coupon_id, key)) !== null
  const given: Given = { longcoin: terms.longcoin, cents: BigInt(terms.cents), coupon_id: isCouponGiven ? terms.coupon_id : null }
  if (given.longcoin === 0 && given.cents === 0n && given.coupon_id === null) {
    // The coupon was all, and none is left: nothing was given, and a later occasion counts again.
    await sql`delete from invitation_reward where id = ${rows[0].id}`.execute(db)
    return
  }
  await giveReward(
    context,
    { longcoin: given.longcoin, red_packet: given.cents, coupon_id: null, sku_id: null, game_id: null, chances: 0 },
    { member_id: inviter_id, times: 1, gift: 'register', kind: 'invitation.reward', key, reason: key },
  )
  await addUp(context, inviter_id, rows[0].id, occasion, given)
  await notify(context, inviter_id, nickname, given)
}

/** The inviter with the row of totals locked, and how often the inviter was rewarded on this occasion; null where nobody is to be paid. */
async function lockInviter({ db }: Context, invitee_id: number, occasion: InvitationOccasion): Promise<Parties | null> {
  const { rows } = await sql<Parties>`
    select t.member_id as inviter_id, n.nickname, ${sql.ref(`t.${occasion}_rewards`)} as rewarded
    from invitation_invitee i join invitation_inviter t on t.member_id = i.inviter_id
      join member m on m.id = i.inviter_id and m.state <> 'cancelled' join member n on n.id = i.member_id
    where i.member_id = ${invitee_id} for update of t`.execute(db)
  return rows[0] ?? null
}

async function addUp({ db }: Context, inviter_id: number, reward_id: number, occasion: InvitationOccasion, given: Given): Promise<void> {
  const rewards = sql.ref(`${occasion}_rewards`)
  if (given.coupon_id !== null) await sql`update invitation_reward set coupon_id = ${given.coupon_id} where id = ${reward_id}`.execute(db)
  await sql`
    update invitation_inviter set ${rewards} = ${rewards} + 1, longcoin = longcoin + ${given.longcoin}, money = money + ${given.cents},
      coupons = coupons + ${given.coupon_id === null ? 0 : 1}
    where member_id = ${inviter_id}`.execute(db)
}

async function notify(context: Context, inviter_id: number, nickname: string, given: Given): Promise<void> {
  const currency = context.site.shared.shop.currency
  const { rows } = await sql<{ language: Context['language'] }>`select language from member where id = ${inviter_id}`.execute(context.db)
  const language = rows[0]?.language ?? context.language
  const coupon =
    given.coupon_id === null ? undefined : (await couponNames({ ...context, language }, [given.coupon_id])).get(given.coupon_id)
  const what = [
    ...(given.cents > 0n ? [namedPrice(toDecimal(given.cents, 'MONEY'), { language, currency })] : []),
    ...(given.longcoin > 0 ? [`${given.longcoin} LONGCOIN`] : []),
    ...(coupon === undefined ? [] : [coupon]),
  ].join(' + ')
  await notifyMember(context, inviter_id, 'invitation_rewarded', () => ({ name: maskName(nickname), what }))
}
