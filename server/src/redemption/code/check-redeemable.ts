import { isPickupCodeUsed } from '../../fulfilment/pickup/use-pickup-code.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { booked, closed, received, unpaid } from '../../order/rules.ts'
import { hasOpenRequest } from '../../refund/line/open-requests.ts'
import type { Desk } from '../../store/desks.ts'
import { namesOfStores } from '../../store/desks.ts'
import type { Found } from './find-by-code.ts'

type FoundOrder = Extract<Found, { kind: 'order' }>
type FoundCode = Extract<Found, { kind: 'virtual' }>
type FoundCoins = Extract<Found, { kind: 'coin_withdrawal' }>

/** Can what a code stands for be handed over at one of these stores now? Each refusal says why not (DSK-02). */
export async function checkRedeemable(context: Context, found: Found, desks: readonly Desk[]): Promise<void> {
  if (found.kind === 'coin_withdrawal') return checkCoins(found)
  if (found.kind === 'virtual') return checkSoldCode(context, found)
  await checkStore(context, found, desks)
  if (await isPickupCodeUsed(context, found.order.order_id, found.step)) throw new Refusal('redemption.code_used')
  await checkOrder(context, found)
}

/** Refuses `redemption.other_store` {store} for an order of none of these stores. */
export async function checkStore(context: Context, { order }: Pick<FoundOrder, 'order'>, desks: readonly Desk[]): Promise<void> {
  const { pickup_store } = order
  if (desks.some(({ branch_id }) => branch_id === pickup_store)) return
  const store = pickup_store === null ? '' : (await namesOfStores(context, [pickup_store])).get(pickup_store)
  throw new Refusal('redemption.other_store', { store })
}

/** The state of an order that is fetched, whatever the code. */
export async function checkOrder(context: Context, { order, pickup }: Pick<FoundOrder, 'order' | 'pickup'>): Promise<void> {
  const { order_id, state, paid_at, on_hold_by, lines } = order
  if (unpaid.includes(state) || booked.includes(state) || (closed.includes(state) && paid_at === null))
    throw new Refusal('redemption.not_paid')
  if (closed.includes(state) || pickup === 'expired' || pickup === 'refunded') throw new Refusal('redemption.refunded')
  if (on_hold_by !== null) throw new Refusal('redemption.group_forming')
  if (received.includes(state)) throw new Refusal('redemption.nothing_left')
  if (await hasOpenRequest(context, order_id)) throw new Refusal('redemption.refund_open')
  if (pickup === null || pickup === 'preparing') throw new Refusal('redemption.not_ready')
  if (lines.every((line) => line.remaining === 0)) throw new Refusal('redemption.nothing_left')
}

/** A redeemable code, once; of a line of which some were refunded, no more than the others. */
export async function checkSoldCode(context: Context, { order, code }: Pick<FoundCode, 'order' | 'code'>): Promise<void> {
  if (code.is_redeemed) throw new Refusal('redemption.code_used')
  if (closed.includes(order.state) || code.redeemable <= 0) throw new Refusal('redemption.refunded')
  if (await hasOpenRequest(context, order.order_id)) throw new Refusal('redemption.refund_open')
}

const refusalOfCoins = {
  waits: 'redemption.not_approved',
  used: 'redemption.code_used',
  ended: 'redemption.withdrawal_ended',
  stopped: 'redemption.member_stopped',
} as const

/** A withdrawal of coins by code. */
export function checkCoins({ coins }: Pick<FoundCoins, 'coins'>): void {
  if (coins.state !== 'ready') throw new Refusal(refusalOfCoins[coins.state])
}
