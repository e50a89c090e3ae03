import type { gameStaff as contract, StaffGame } from '@longmall/contract/game-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findStaffGame, lockForEdit } from './staff-game.ts'

/** Switches a game on or off. Refuses `game.not_found`, `game.changed`. */
export async function switchGame(
  context: Context<StaffActor>,
  { game_id, version, is_on }: InputOf<typeof contract.switch>,
): Promise<StaffGame> {
  const before = await lockForEdit(context, game_id, version)
  await sql`update game set is_on = ${is_on}, version = version + 1 where id = ${game_id}`.execute(context.db)
  await audit(context, { subject: `game ${game_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return (await findStaffGame(context, game_id))!
}

/** Ends a game that has begun: nobody draws in it from now on. Refuses `game.not_found`, `game.changed`, `game.not_started`, `game.ended`. */
export async function endGame(context: Context<StaffActor>, { game_id, version }: InputOf<typeof contract.end>): Promise<StaffGame> {
  const { db, now } = context
  const before = await lockForEdit(context, game_id, version)
  if (before.state === 'ended') throw new Refusal('game.ended')
  const { rows } = await sql<{ id: number }>`
    update game set ends_at = ${now}, version = version + 1 where id = ${game_id} and starts_at < ${now} returning id`.execute(db)
  if (!rows[0]) throw new Refusal('game.not_started')
  const after = (await findStaffGame(context, game_id))!
  await audit(context, {
    subject: `game ${game_id}`,
    before: { state: before.state, last_day: before.last_day },
    after: { state: after.state, last_day: after.last_day },
  })
  return after
}
