import type { returns } from '@longmall/contract/returns.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { judgeAsk, wireLine } from './judge-ask.ts'
import { loadSources } from './load-sources.ts'
import { pendingBefore } from './queries.ts'
import { backAmounts, previewShares, wireBack } from './work-out-back.ts'

/**
 * What pieces of a line would give back if they were asked back now and everything under way went first: each source and
 * bucket, coins, freight and coupon, and why not. Refuses as asking does.
 */
export async function previewReturn(
  context: Context<MemberActor>,
  input: InputOf<typeof returns.preview>,
): Promise<OutputOf<typeof returns.preview>> {
  const { line, askable } = await judgeAsk(context, context.actor.member_id, input)
  if (line.after_sale_state === 'open') throw new Refusal('returns.already_open')
  const pending = await pendingBefore(context.db, line)
  const back = backAmounts(line, input.quantity, pending)
  const sources = await loadSources(context.db, [line])
  return { line: wireLine(context, line, askable), back: wireBack(back, previewShares(line, back.goods + back.freight, pending, sources)) }
}
