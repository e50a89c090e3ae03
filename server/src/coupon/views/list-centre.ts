import type { CentreCoupon, CouponOffer, coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { categoriesOfGoods } from '../../catalogue/lists/categories-of-goods.ts'
import { isAddonOn, requireAddon } from '../../kernel/addons.ts'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, MemberActor, VisitorActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { offerColumns, withTexts } from '../queries.ts'
import { centreState, claimedPercent } from '../rules.ts'

interface Row extends CouponOffer {
  is_on: boolean
  total: number | null
  claimed: number
  per_member: number
  member_claimed: number
  unused_count: number
  position: number
}

// A coupon is announced for so long before it can be claimed.
const announcedDays = 7

/**
 * Coupons that can be claimed or exchanged now or within a week, in the operator's order, with what the caller may do
 * (PRM-01); of a goods alone when it is named. What is over is left out. Refuses `call.feature_off`.
 */
export async function listCentre(
  context: Context<MemberActor | VisitorActor>,
  { goods_id, cursor, page_size = 20 }: InputOf<typeof contract.centre>,
): Promise<OutputOf<typeof contract.centre>> {
  requireAddon(context, 'coupon')
  const { db, actor, now, language } = context
  const member_id = actor.kind === 'member' ? actor.member_id : null
  const [position, after] = cursor === undefined ? ['-1', '0'] : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const scope = await scopeOf(context, goods_id)
  const { rows } = await sql<Row>`
    select ${offerColumns}, c.is_on, c.total, c.claimed, c.per_member, c.position, coalesce(h.claimed, 0) as member_claimed,
      (select count(*)::int from member_coupon m where m.coupon_id = c.id and m.member_id = ${member_id}::int and m.state = 'unused' and m.valid_until > ${now}) as unused_count
    from coupon c ${withTexts(language)} left join coupon_claim h on h.coupon_id = c.id and h.member_id = ${member_id}::int
    where c.claim_method in ('claim', 'longcoin') and c.is_on and c.starts_at <= ${plus(now, { days: announcedDays })} and ${isOpenUntil(now)}
      and ${scope} and (c.position, c.id) > (${position}::bigint, ${after}::bigint)
    order by c.position, c.id limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, ({ position, coupon_id }) => [position, coupon_id])
  return { list: list.map((row) => show(row, now)), next }
}

const isOpenUntil = (now: Timestamp): RawBuilder<boolean> => sql`c.ends_at > ${now} and (c.use_until is null or c.use_until > ${now})`

/** Does a row `c` apply to a goods: by its id, by a category, or because it applies to all? Without a goods, always. */
async function scopeOf(context: Context, goods_id: number | undefined): Promise<RawBuilder<boolean>> {
  if (goods_id === undefined) return sql`true`
  const category_ids = await categoriesOfGoods(context, goods_id)
  return sql`(cardinality(c.goods_ids) + cardinality(c.category_ids) = 0 or ${goods_id} = any (c.goods_ids) or c.category_ids && ${category_ids}::int[])`
}

function show({ is_on, total, claimed, per_member, member_claimed, position: _place, ...offer }: Row, now: Timestamp): CentreCoupon {
  return {
    ...offer,
    state: centreState({ ...offer, is_on, total, claimed, per_member, member_claimed }, now),
    claimed_percent: claimedPercent({ total, claimed }),
  }
}

/** Coupons that can be claimed now, the same for everybody, of a goods alone when it is named; none while the add-on is off. */
export async function listOffers(
  context: Context,
  { goods_id }: InputOf<typeof contract.offers>,
): Promise<OutputOf<typeof contract.offers>> {
  if (!isAddonOn(context, 'coupon')) return { list: [] }
  const { db, now, language } = context
  const scope = await scopeOf(context, goods_id)
  const { rows } = await sql<CouponOffer>`
    select ${offerColumns} from coupon c ${withTexts(language)}
    where c.claim_method in ('claim', 'longcoin') and c.is_on and c.starts_at <= ${now} and ${isOpenUntil(now)}
      and (c.total is null or c.claimed < c.total) and ${scope}
    order by c.position, c.id limit 20`.execute(db)
  return { list: rows }
}
