import type { GameKind } from '@longmall/contract/game-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { withTexts } from '../queries.ts'

interface NamedGame {
  game_id: number
  kind: GameKind
  game_name: string
}

/** Kinds and names of games, in the caller's language; ids that name none are left out. */
export async function gameNames({ db, language }: Context, game_ids: readonly number[]): Promise<NamedGame[]> {
  if (game_ids.length === 0) return []
  const { rows } = await sql<NamedGame>`
    select g.id as game_id, g.kind, coalesce(own.name, en.name) as game_name from game g ${withTexts(language)}
    where g.id = any (${game_ids}::int[])`.execute(db)
  return rows
}
