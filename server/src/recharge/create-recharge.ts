import type { recharge as contract, Recharge, RechargeUnit } from '@longmall/contract/recharge.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest, unitScale } from '@longmall/contract/units.ts'
import { costAtPrice } from '@longmall/pricing/cost-of-units.ts'
import { sql } from 'kysely'
import { requireAgreement } from '../asset-area/require-agreement.ts'
import { requireArea } from '../asset-area/require-area.ts'
import { requireAddon } from '../kernel/addons.ts'
import { dayIn, plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { priceText } from '../kernel/shop-currency.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { openPayment } from '../payment/open-payment.ts'
import { dayPrice } from './day-price.ts'
import { offerColumns, rechargeColumns, showRecharge, type OfferRow, type RechargeRow } from './queries.ts'
import { hasDecimalsOf, newRechargeNo } from './rules.ts'
import { rechargeBlocker } from './recharge-blocker.ts'
import { rechargeSettings as own } from './settings.ts'

type Input = InputOf<typeof contract.create>
type RequestedRecharge = Pick<OfferRow, 'amount' | 'gift_money' | 'gift_longcoin'> & { offer_id: number | null }

/**
 * Opens a recharge and its payment (WAL-05): of an offer as it was shown, whose gift is copied, or of an own amount within the
 * bounds, in the store's money or, in the digital-asset area and under its terms, in ACC or USDP at the day's price. Refuses `call.feature_off`,
 * `asset_area.closed`, `asset_area.closed_in_country`, `asset_area.terms_not_agreed` {version}, `recharge.frozen`, `recharge.window_frozen`,
 * `recharge.offer_or_amount_required`, `recharge.offer_changed`, `recharge.below_minimum` {minimum}, `recharge.above_maximum` {maximum}.
 */
export async function createRecharge(context: Context<MemberActor>, input: Input): Promise<Recharge> {
  requireAddon(context, 'memberrecharge')
  const { db, actor, now, setting } = context
  const blocker = await rechargeBlocker(context)
  if (blocker) throw new Refusal(`recharge.${blocker}`)
  if (input.unit !== 'MONEY') {
    await requireArea(context)
    await requireAgreement(context)
  }
  const requested = await readRequest(context, input)
  const unit_price = await dayPrice(context, input.unit)
  if (unit_price === null) throw new Refusal('call.feature_off')
  const pay_amount = costAtPrice(requested.amount, unitScale[input.unit], unit_price)
  if (requested.offer_id === null) checkBounds(context, pay_amount)
  const { rows: ids } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('recharge', 'id'))::int as id`.execute(db)
  const id = ids[0]!.id
  const valid_until = plus(now, { minutes: setting(own.unpaid_minutes) })
  const paymentInput = { member_id: actor.member_id, amount: pay_amount, valid_until }
  const { payment_id } = await openPayment(context, { ...paymentInput, purpose: 'recharge', subject: String(id) })
  await setTimer(db, 'recharge.close_unpaid', id, valid_until)
  const recharge_no = newRechargeNo(dayIn(setting(zoneSettings.time_zone), now))
  const { rows } = await sql<RechargeRow>`
    insert into recharge as r (id, recharge_no, member_id, unit, amount, pay_amount, unit_price, offer_id, gift_money, gift_longcoin, payment_id, state, valid_until, created_at)
    values (${id}, ${recharge_no}, ${actor.member_id}, ${input.unit}, ${requested.amount}, ${pay_amount}, ${unit_price}, ${requested.offer_id},
      ${requested.gift_money}, ${requested.gift_longcoin}, ${payment_id}, 'unpaid', ${valid_until}, ${now})
    returning ${rechargeColumns}`.execute(db)
  return showRecharge(rows[0]!)
}

async function readRequest({ db }: Context, { unit, amount, offer }: Input): Promise<RequestedRecharge> {
  if ((amount === undefined) === (offer === undefined) || (offer && unit !== 'MONEY'))
    throw new Refusal('recharge.offer_or_amount_required')
  if (offer) {
    const { rows } = await sql<OfferRow>`
      select ${offerColumns} from recharge_offer where id = ${offer.offer_id} and version = ${offer.version} and is_on`.execute(db)
    if (!rows[0]) throw new Refusal('recharge.offer_changed')
    return rows[0]
  }
  return { amount: readAmount(amount!, unit), gift_money: 0n, gift_longcoin: 0n, offer_id: null }
}

function readAmount(text: string, unit: RechargeUnit): bigint {
  if (!hasDecimalsOf(text, unit)) throw wrongField('amount', 'field.format')
  const amount = toSmallest(text, unit)
  if (amount === 0n) throw wrongField('amount', 'recharge.amount_not_positive')
  return amount
}

function checkBounds({ setting, site, language }: Context, cents: bigint): void {
  const price = (bound: bigint) => priceText(site, toDecimal(bound, 'MONEY'), language)
  const [minimum, maximum] = [BigInt(setting(own.minimum_cents)), BigInt(setting(own.maximum_cents))]
  if (cents < minimum) throw new Refusal('recharge.below_minimum', { minimum: price(minimum) })
  if (cents > maximum) throw new Refusal('recharge.above_maximum', { maximum: price(maximum) })
}
