import type { InputOf } from '@longmall/contract/operation.ts'
import type { seckill, SeckillTurn } from '@longmall/contract/seckill.ts'
import { randomUUID } from 'node:crypto'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { piecesUsed } from '../promotion/pieces-left.ts'
import { findSale, findRunning } from './find-sale.ts'
import { askGate, leaveGate, type GateRules, type Verdict } from './gate/gate.ts'
import { reservePass, releasePass } from './gate/reserve-pass.ts'
import { gatesOf } from './gate/sales.ts'
import { signPass } from './gate/sign-pass.ts'
import { seckillSettings } from './settings.ts'

const patienceMs = 30_000
const nothing = {
  seckill_pass: null,
  quantity: null,
  expires_at: null,
  place: null,
  estimate_seconds: null,
  ask_after: null,
  left: null,
}

/**
 * Gives the caller a turn in a running session (PRM-03, R-18), or a place in the line, or says that the pieces are gone; the
 * same caller again gets the same turn. Decided in memory: only who is let in costs statements, for the limit and for
 * the count of passes over all processes.
 * Refuses as `findRunning` does, and `promotion.limit`.
 */
export async function enterSale(context: Context<MemberActor>, input: InputOf<typeof seckill.enter>): Promise<SeckillTurn> {
  const { promotion_id, sku_id, quantity = 1 } = input
  const { member_id } = context.actor
  const { per_member } = await findRunning(context, promotion_id, sku_id)
  if (per_member !== null && quantity > per_member) throw new Refusal('promotion.limit', { limit: per_member })
  const gate = (await gatesOf(context.site, promotion_id)).get(sku_id)
  if (!gate) throw new Refusal('promotion.not_found')
  const ask = () => askGate(gate, member_id, quantity, Date.parse(context.now), rulesOf(context))
  let verdict = ask()
  if (verdict.state !== 'sold_out' && verdict.isNew && per_member !== null) {
    if (per_member - (await piecesUsed(context, promotion_id)) < quantity) {
      leaveGate(gate, member_id)
      throw new Refusal('promotion.limit', { limit: per_member })
    }
  }
  while (verdict.state === 'pass' && !verdict.isReserved) {
    await reservePass(context.site, { promotion_id, sku_id }, gate, member_id)
    verdict = ask()
  }
  return turnOf(context, input, verdict)
}

/** Gives back what the caller holds or waits for; nothing where there is nothing. */
export async function leaveSale(context: Context<MemberActor>, { promotion_id, sku_id }: InputOf<typeof seckill.leave>) {
  await findSale(context, promotion_id)
  const gate = (await gatesOf(context.site, promotion_id)).get(sku_id)
  const held = gate?.passes.get(context.actor.member_id)
  if (held) await releasePass(context.site, held)
  if (gate) leaveGate(gate, context.actor.member_id)
  return {}
}

const rulesOf = ({ setting }: Context): GateRules => ({
  passMs: setting(seckillSettings.pass_seconds) * 1000,
  paceMs: paceOf(setting(seckillSettings.passes_per_second)),
  waitingPerPiece: setting(seckillSettings.waiting_per_piece),
  patienceMs,
  newId: randomUUID,
})

const paceOf = (perSecond: number) => (perSecond === 0 ? 0 : 1000 / perSecond)

// Whose turn comes soon asks when it does, so that they order one after another; those far behind ask seldom and not all at
// once, and all long before their patience is over.
const askAfter = (place: number, waitMs: number) =>
  waitMs <= 6000 ? Math.max(300, waitMs) : Math.min(1000 + place * 50, 6000 + ((place * 97) % 5000))

const soldOut = (left: number): SeckillTurn => ({ ...nothing, state: 'sold_out', left: Math.max(0, left) })

function turnOf(
  { site, actor }: Context<MemberActor>,
  { promotion_id, sku_id }: InputOf<typeof seckill.enter>,
  verdict: Verdict,
): SeckillTurn {
  if (verdict.state === 'sold_out') return soldOut(verdict.left)
  const { quantity } = verdict
  if (verdict.state === 'pass') {
    const expires_at = new Date(verdict.until).toISOString()
    const seckill_pass = signPass(site.keys.sign, actor.member_id, { pass: verdict.pass, promotion_id, sku_id, quantity, expires_at })
    return { ...nothing, state: 'pass', seckill_pass, quantity, expires_at }
  }
  const { place, waitMs } = verdict
  return {
    ...nothing,
    state: 'waiting',
    quantity,
    place,
    estimate_seconds: Math.ceil(waitMs / 1000),
    ask_after: askAfter(place, waitMs),
  }
}
