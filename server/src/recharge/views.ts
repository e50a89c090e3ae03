import { rechargeUnits, type recharge as contract, type Recharge, type RechargeUnit } from '@longmall/contract/recharge.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, unitScale } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { isAreaOpenTo } from '../asset-area/require-area.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'
import { findPayment } from '../payment/queries.ts'
import { dayPrice } from './day-price.ts'
import { offerColumns, rechargeColumns, showOffer, showRecharge, type OfferRow, type RechargeRow } from './queries.ts'
import { rechargeBlocker } from './recharge-blocker.ts'
import { rechargeSettings as own } from './settings.ts'

/** What can be recharged now, coins only where the digital-asset area is open to the caller, and why the caller cannot (WAL-05). Refuses `call.feature_off`. */
export async function viewOffers(context: Context<MemberActor>): Promise<OutputOf<typeof contract.offers>> {
  requireAddon(context, 'memberrecharge')
  const { db, language, setting } = context
  const reason = await rechargeBlocker(context)
  const { rows } = await sql<OfferRow>`select ${offerColumns} from recharge_offer where is_on order by amount`.execute(db)
  const isAreaOpen = await isAreaOpenTo(context, context.actor.member_id)
  const units: { unit: RechargeUnit; price: string; decimals: number }[] = []
  for (const unit of isAreaOpen ? rechargeUnits : (['MONEY'] as const)) {
    const price = await dayPrice(context, unit)
    if (price !== null) units.push({ unit, price: fromMicros(price), decimals: unitScale[unit] })
  }
  return {
    offers: rows.map(showOffer).map(({ is_on: _, ...offer }) => offer),
    minimum: toDecimal(BigInt(setting(own.minimum_cents)), 'MONEY'),
    maximum: toDecimal(BigInt(setting(own.maximum_cents)), 'MONEY'),
    units,
    refusal: reason && { reason, text: translate(language, `recharge.${reason}`) },
  }
}

/**
 * One of the caller's recharges; one that failed and is being paid again waits like a new one. Refuses `recharge.not_found`, for
 * another member's with the same refusal.
 */
export async function viewRecharge({ db, actor }: Context<MemberActor>, { recharge_id }: { recharge_id: number }): Promise<Recharge> {
  const { rows } = await sql<RechargeRow>`
    select ${rechargeColumns} from recharge r where r.id = ${recharge_id} and r.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('recharge.not_found')
  const recharge = showRecharge(rows[0])
  if (recharge.state !== 'failed') return recharge
  const { state } = await findPayment(db, recharge.payment_id)
  return { ...recharge, state: state === 'pending' ? 'unpaid' : 'failed' }
}

/** The caller's recharges, 10 a page (§9), the newest first. */
export async function listRecharges(
  { db, actor }: Context<MemberActor>,
  { cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const { rows } = await sql<RechargeRow>`
    select ${rechargeColumns} from recharge r where r.member_id = ${actor.member_id} and r.id < ${before(cursor)}::bigint
    order by r.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows.map(showRecharge), page_size, (row) => [row.recharge_id])
}

const order: ListOrder<'created_at' | 'pay_amount'> = {
  id: sql`r.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id', pay_amount: { number: sql`r.pay_amount` } },
}

/** Everybody's, 20 a page by default, the newest first by default. */
export async function listAllRecharges(
  { db }: Context<StaffActor>,
  { state, member_id, ...page }: InputOf<typeof contract.list_recharges>,
): Promise<OutputOf<typeof contract.list_recharges>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RechargeRow>`
      select ${rechargeColumns}${cursorColumn} from recharge r where ${after}
        ${state ? sql`and r.state = ${state}` : sql``} ${member_id ? sql`and r.member_id = ${member_id}` : sql``}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => ({ ...showRecharge(row), member_id: row.member_id })), next }
}

const before = (cursor: string | undefined) => (cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id]))[0]
