import type { Recharge, RechargeOffer, RechargeState, RechargeUnit } from '@longmall/contract/recharge.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'

export interface RechargeRow {
  recharge_id: number
  recharge_no: string
  member_id: number
  state: RechargeState
  unit: RechargeUnit
  amount: bigint
  pay_amount: bigint
  unit_price: bigint
  gift_money: bigint
  gift_longcoin: bigint
  payment_id: number
  valid_until: Timestamp | null
  created_at: Timestamp
  paid_at: Timestamp | null
}

export const rechargeColumns = sql.raw(
  'r.id as recharge_id, r.recharge_no, r.member_id, r.state, r.unit, r.amount, r.pay_amount, r.unit_price, r.gift_money, r.gift_longcoin, r.payment_id, r.valid_until, r.created_at, r.paid_at',
)

/** A recharge as its member sees it. */
export const showRecharge = ({ member_id: _, ...row }: RechargeRow): Recharge => ({
  ...row,
  amount: toDecimal(row.amount, row.unit),
  pay_amount: toDecimal(row.pay_amount, 'MONEY'),
  unit_price: fromMicros(row.unit_price),
  gift_money: toDecimal(row.gift_money, 'MONEY'),
  gift_longcoin: Number(row.gift_longcoin),
})

export interface OfferRow {
  offer_id: number
  version: number
  amount: bigint
  gift_money: bigint
  gift_longcoin: bigint
  is_on: boolean
}

export const offerColumns = sql.raw('id as offer_id, version, amount, gift_money, gift_longcoin, is_on')

export const showOffer = (row: OfferRow): RechargeOffer => ({
  ...row,
  amount: toDecimal(row.amount, 'MONEY'),
  gift_money: toDecimal(row.gift_money, 'MONEY'),
  gift_longcoin: Number(row.gift_longcoin),
})
