import type { Fairness } from '@longmall/contract/game-shapes.ts'
import type { game as contract } from '@longmall/contract/game.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { fairnessOf, lockSeed, makeSeed, openSeed, revealSeed } from './seeds.ts'

type Caller = Context<MemberActor>

/** The commitment that the caller's next draws stand under; the first time, or when the seed is lost, a new one is made. */
export async function prepare(context: Caller, { client_seed }: InputOf<typeof contract.prepare>): Promise<Fairness> {
  requireAddon(context, 'game')
  const { member_id } = context.actor
  const seed = await lockSeed(context, member_id)
  if (seed && openSeed(context, seed)) return fairnessOf(seed)
  if (seed) await revealSeed(context, seed)
  return fairnessOf(await makeSeed(context, member_id, client_seed))
}

/**
 * Reveals the server seed if it was used, and commits to a new one with the caller's seed; an unused seed remains, since its commitment
 * was shown already, and gets the caller's.
 */
export async function changeSeed(
  context: Caller,
  { client_seed }: InputOf<typeof contract.change_seed>,
): Promise<OutputOf<typeof contract.change_seed>> {
  requireAddon(context, 'game')
  const { db, actor } = context
  const seed = await lockSeed(context, actor.member_id)
  if (seed && seed.draws === 0) {
    await sql`update game_seed set client_seed = ${client_seed} where id = ${seed.seed_id}`.execute(db)
    return { revealed: null, fairness: fairnessOf({ ...seed, client_seed }) }
  }
  const server_seed = seed ? await revealSeed(context, seed) : null
  const fairness = fairnessOf(await makeSeed(context, actor.member_id, client_seed))
  if (!seed || server_seed === null) return { revealed: null, fairness }
  return { revealed: { commitment: seed.commitment, server_seed, client_seed: seed.client_seed, draws: seed.draws }, fairness }
}
