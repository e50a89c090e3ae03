import type { PickupState } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import { type DeskCoins, findDeskCoins } from '../../coin-withdrawal/code/desk-code.ts'
import { type PackedOrder, packedOrder, packedOrders } from '../../fulfilment/packing/packed-order.ts'
import { readPickupCode } from '../../fulfilment/pickup/use-pickup-code.ts'
import { findSoldCode, type SoldCode } from '../../fulfilment/virtual/redeem-code.ts'
import type { Context } from '../../kernel/context.ts'
import { type DeskCodeForm, formsOf } from '../rules.ts'
import { findPickup, waitingSql } from '../pickup/queries.ts'

/** What a code stands for. `isCurrent` is false for one that has changed since it was shown. */
export type Found =
  | { kind: 'order'; order: PackedOrder; pickup: PickupState | null; step: number; isCurrent: boolean }
  | { kind: 'virtual'; order: PackedOrder; code: SoldCode; isCurrent: true }
  | { kind: 'coin_withdrawal'; coins: DeskCoins; isCurrent: boolean }

/** Orders that ended and whose number ends alike: the newest are looked at, to say what became of them. */
const maxEnded = 50

/** What a scanned or typed text stands for; null for nothing. */
export async function findByCode(context: Context, text: string): Promise<Found | null> {
  for (const form of formsOf(text)) {
    const found = await findByForm(context, form)
    if (found) return found
  }
  return null
}

async function findByForm(context: Context, form: DeskCodeForm): Promise<Found | null> {
  if (form.kind === 'virtual') {
    const code = await findSoldCode(context, form.code)
    return code ? { kind: 'virtual', order: await packedOrder(context, code.order_id), code, isCurrent: true } : null
  }
  if (form.kind === 'coin_withdrawal') {
    const found = await findDeskCoins(context, form)
    return found && { kind: 'coin_withdrawal', ...found }
  }
  const match = readPickupCode(context.site, await ordersBy(context, form), form.code)
  if (!match) return null
  const { order_id, step, isCurrent } = match
  const pickup = (await findPickup(context.db, order_id))?.state ?? null
  return { kind: 'order', order: await packedOrder(context, order_id), pickup, step, isCurrent }
}

async function ordersBy(context: Context, { number }: Extract<DeskCodeForm, { kind: 'order' }>): Promise<number[]> {
  if ('whole' in number) return (await packedOrders(context, sql`o.order_no = ${number.whole}`)).map(({ order_id }) => order_id)
  const { rows } = await sql<{ order_id: number }>`
    (select order_id from pickup where right(order_no, 4) = ${number.last_four} and state in ${waitingSql})
    union all
    (select order_id from pickup where right(order_no, 4) = ${number.last_four} and state not in ${waitingSql}
      order by order_id desc limit ${maxEnded})`.execute(context.db)
  return rows.map(({ order_id }) => order_id)
}
