import * as z from 'zod/mini'
import { Count, Id, PageInput, PageOf, Rows } from './fields.ts'
import { ClientSeed, Draw, DrawHash, DrawProof, DrawRecord, Fairness, Game, GameCard, GameKind, GameVersion } from './game-shapes.ts'
import { gameStaff } from './game-staff.ts'
import { operation } from './operation.ts'

export * from './game-shapes.ts'
export * from './game-staff.ts'

const member = { who: 'member' } as const

export const game = {
  running: operation({
    path: 'game/running',
    kind: 'query',
    access: { who: 'all' },
    summary: 'The current games, one of each kind; none while the add-on is off',
    input: z.object({}),
    output: z.object({ list: Rows(GameCard) }),
  }),
  view: operation({
    path: 'game/view',
    kind: 'query',
    access: member,
    summary: 'A game, or the current one of a kind: prizes with their odds, the caller’s draws, the commitment, recent winners',
    refusals: ['game.not_found', 'game.none_running', 'call.feature_off'],
    input: z.object({ game_id: z.optional(Id), kind: GameKind }),
    output: Game,
  }),
  prepare: operation({
    path: 'game/prepare',
    kind: 'command',
    access: member,
    summary: 'The commitment to the server’s seed of the caller’s next draws; makes one where there is none',
    refusals: ['call.feature_off'],
    input: z.object({ client_seed: z.optional(ClientSeed) }),
    output: Fairness,
  }),
  draw: operation({
    path: 'game/draw',
    kind: 'command',
    access: member,
    summary: 'One draw, by the odds and under the commitment that were shown: fee, draw, prize and record together',
    refusals: [
      'game.not_found',
      'game.not_started',
      'game.ended',
      'game.changed',
      'game.seed_changed',
      'game.no_draws_left',
      'game.daily_limit',
      'game.insufficient_coins',
      'call.feature_off',
    ],
    input: z.object({ game_id: Id, version: GameVersion, commitment: DrawHash }),
    output: Draw,
  }),
  change_seed: operation({
    path: 'game/change_seed',
    kind: 'command',
    access: member,
    summary: 'Reveals the server’s seed of the draws made so far and commits to a new one, with the caller’s own seed',
    refusals: ['call.feature_off'],
    input: z.object({ client_seed: ClientSeed }),
    output: z.object({
      revealed: z.nullable(z.object({ commitment: DrawHash, server_seed: DrawHash, client_seed: ClientSeed, draws: Count })),
      fairness: Fairness,
    }),
  }),
  records: operation({
    path: 'game/records',
    kind: 'query',
    access: member,
    summary: 'The caller’s draws, the last one first',
    refusals: ['call.feature_off'],
    input: z.object({ ...PageInput }),
    output: PageOf(DrawRecord),
  }),
  check: operation({
    path: 'game/check',
    kind: 'query',
    access: { who: 'member', owns: 'draw' },
    summary: 'All that a draw of the caller was made of, to be computed again',
    refusals: ['game.draw_not_found', 'call.feature_off'],
    input: z.object({ draw_id: Id }),
    output: DrawProof,
  }),
  ...gameStaff,
}
