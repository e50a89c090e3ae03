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
  const known = await lockSeed(context, member_id)
  if (known && openSeed(context, known)) return fairnessOf(known)
  if (known) await revealSeed(context, known)
  return fairnessOf(await makeSeed(context, member_id, client_seed))
}

/**
 * Reveals the server's seed, when there were draws with it, and commits to a new one with the caller's seed; a seed that was not
 * drawn with yet stays, for its commitment was shown already, and takes the caller's.
 */
export async function changeSeed(
  context: Caller,
  { client_seed }: InputOf<typeof contract.change_seed>,
): Promise<OutputOf<typeof contract.change_seed>> {
  requireAddon(context, 'game')
  const { db, actor } = context
  const known = await lockSeed(context, actor.member_id)
  if (known && known.draws === 0) {
    await sql`update game_seed set client_seed = ${client_seed} where id = ${known.seed_id}`.execute(db)
    return { revealed: null, fairness: fairnessOf({ ...known, client_seed }) }
  }
  const server_seed = known ? await revealSeed(context, known) : null
  const fairness = fairnessOf(await makeSeed(context, actor.member_id, client_seed))
  if (!known || server_seed === null) return { revealed: null, fairness }
  return { revealed: { commitment: known.commitment, server_seed, client_seed: known.client_seed, draws: known.draws }, fairness }
}
