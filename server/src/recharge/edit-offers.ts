import type { recharge as contract, RechargeOffer } from '@longmall/contract/recharge.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { offerColumns, showOffer, type OfferRow } from './queries.ts'

/** All offers as operators see them. */
export async function listOffers({ db }: Context<StaffActor>): Promise<OutputOf<typeof contract.list_offers>> {
  const { rows } = await sql<OfferRow>`select ${offerColumns} from recharge_offer order by amount, id`.execute(db)
  return { list: rows.map(showOffer) }
}

/**
 * Adds or changes an offer. Refuses `recharge.offer_not_found`, `recharge.offer_stale` when somebody else changed it first,
 * `recharge.offer_exists` when another one that is on has the amount.
 */
export async function saveOffer(context: Context<StaffActor>, input: InputOf<typeof contract.save_offer>): Promise<RechargeOffer> {
  const amount = toSmallest(input.amount, 'MONEY')
  if (amount === 0n) throw wrongField('amount', 'recharge.amount_not_positive')
  const row = { amount, gift_money: toSmallest(input.gift_money, 'MONEY'), gift_longcoin: BigInt(input.gift_longcoin), is_on: input.is_on }
  const { db } = context
  // One at a time: the index that keeps an amount from being offered twice would end the transaction in place of a refusal.
  await sql`lock table recharge_offer in share row exclusive mode`.execute(db)
  const before = input.offer ? await findOffer(context, input.offer) : null
  const { rows: taken } = await sql`
    select from recharge_offer where is_on and amount = ${amount} and id is distinct from ${before?.offer_id ?? null}::int`.execute(db)
  if (row.is_on && taken.length > 0) throw new Refusal('recharge.offer_exists')
  const { rows } = before
    ? await sql<OfferRow>`
        update recharge_offer set amount = ${row.amount}, gift_money = ${row.gift_money}, gift_longcoin = ${row.gift_longcoin},
          is_on = ${row.is_on}, version = version + 1 where id = ${before.offer_id} returning ${offerColumns}`.execute(db)
    : await sql<OfferRow>`
        insert into recharge_offer (amount, gift_money, gift_longcoin, is_on, created_at)
        values (${row.amount}, ${row.gift_money}, ${row.gift_longcoin}, ${row.is_on}, ${context.now}) returning ${offerColumns}`.execute(db)
  const offer = showOffer(rows[0]!)
  await audit(context, { subject: `recharge_offer ${offer.offer_id}`, before: before && showOffer(before), after: offer })
  return offer
}

async function findOffer({ db }: Context, { offer_id, version }: { offer_id: number; version: number }): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`select ${offerColumns} from recharge_offer where id = ${offer_id}`.execute(db)
  if (!rows[0]) throw new Refusal('recharge.offer_not_found')
  if (rows[0].version !== version) throw new Refusal('recharge.offer_stale')
  return rows[0]
}
