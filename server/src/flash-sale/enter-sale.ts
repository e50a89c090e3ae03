import type { InputOf } from '@longmall/contract/operation.ts'
import type { flashSale, FlashSaleTurn } from '@longmall/contract/flash-sale.ts'
import { randomUUID } from 'node:crypto'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { usedQuantity } from '../promotion/remaining-quantities.ts'
import { findSale, findRunning } from './find-sale.ts'
import { requestPass, withdraw, type GateRules, type GateDecision } from './gate/gate.ts'
import { reservePass, releasePass } from './gate/reserve-pass.ts'
import { gatesOf } from './gate/sales.ts'
import { signPass } from './gate/sign-pass.ts'
import { flashSaleSettings } from './settings.ts'

const queueTimeoutMs = 30_000
const emptyTurn = {
  flash_sale_pass: null,
  quantity: null,
  expires_at: null,
  position: null,
  estimate_seconds: null,
  retry_after_ms: null,
  remaining: null,
}

/**
 * Gives the caller a pass in a running session (PRM-03, R-18), or a position in the queue, or reports that it is sold out; repeated
 * calls get the same pass. Decided in memory: only admission needs statements, for the limit and for the count of passes over all
 * processes. Refuses as `findRunning` does, and `promotion.limit_reached`.
 */
export async function enterSale(context: Context<MemberActor>, input: InputOf<typeof flashSale.enter>): Promise<FlashSaleTurn> {
  const { promotion_id, sku_id, quantity = 1 } = input
  const { member_id } = context.actor
  const { per_member } = await findRunning(context, promotion_id, sku_id)
  if (per_member !== null && quantity > per_member) throw new Refusal('promotion.limit_reached', { limit: per_member })
  const gate = (await gatesOf(context.site, promotion_id)).get(sku_id)
  if (!gate) throw new Refusal('promotion.not_found')
  const request = () => requestPass(gate, member_id, quantity, Date.parse(context.now), rulesOf(context))
  let decision = request()
  if (decision.state !== 'sold_out' && decision.isNew && per_member !== null) {
    if (per_member - (await usedQuantity(context, promotion_id)) < quantity) {
      withdraw(gate, member_id)
      throw new Refusal('promotion.limit_reached', { limit: per_member })
    }
  }
  while (decision.state === 'pass' && !decision.isReserved) {
    await reservePass(context.site, { promotion_id, sku_id }, gate, member_id)
    decision = request()
  }
  return turnOf(context, input, decision)
}

/** Releases the caller's pass or position, if any. */
export async function leaveSale(context: Context<MemberActor>, { promotion_id, sku_id }: InputOf<typeof flashSale.leave>) {
  await findSale(context, promotion_id)
  const gate = (await gatesOf(context.site, promotion_id)).get(sku_id)
  const issued = gate?.passes.get(context.actor.member_id)
  if (issued) await releasePass(context.site, issued)
  if (gate) withdraw(gate, context.actor.member_id)
  return {}
}

const rulesOf = ({ setting }: Context): GateRules => ({
  passMs: setting(flashSaleSettings.pass_seconds) * 1000,
  passIntervalMs: passInterval(setting(flashSaleSettings.passes_per_second)),
  queueLengthPerUnit: setting(flashSaleSettings.max_waiting_per_item),
  queueTimeoutMs,
  newId: randomUUID,
})

const passInterval = (perSecond: number) => (perSecond === 0 ? 0 : 1000 / perSecond)

// Callers near the front poll when their turn is due, so that they order one after another; those far behind poll rarely and spread out,
// well before their position expires.
const pollDelayMs = (place: number, waitMs: number) =>
  waitMs <= 6000 ? Math.max(300, waitMs) : Math.min(1000 + place * 50, 6000 + ((place * 97) % 5000))

const soldOut = (left: number): FlashSaleTurn => ({ ...emptyTurn, state: 'sold_out', remaining: Math.max(0, left) })

function turnOf(
  { site, actor }: Context<MemberActor>,
  { promotion_id, sku_id }: InputOf<typeof flashSale.enter>,
  decision: GateDecision,
): FlashSaleTurn {
  if (decision.state === 'sold_out') return soldOut(decision.left)
  const { quantity } = decision
  if (decision.state === 'pass') {
    const expires_at = new Date(decision.until).toISOString()
    const flash_sale_pass = signPass(site.keys.sign, actor.member_id, { pass: decision.pass, promotion_id, sku_id, quantity, expires_at })
    return { ...emptyTurn, state: 'pass', flash_sale_pass, quantity, expires_at }
  }
  const { place: position, waitMs } = decision
  return {
    ...emptyTurn,
    state: 'waiting',
    quantity,
    position,
    estimate_seconds: Math.ceil(waitMs / 1000),
    retry_after_ms: pollDelayMs(position, waitMs),
  }
}
