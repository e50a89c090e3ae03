import type { DrawProof, DrawRecord } from '@longmall/contract/game-shapes.ts'
import type { game as contract } from '@longmall/contract/game.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { showPrizes, withTexts } from '../queries.ts'
import { prizeFacts, findProof, type DrawnPrize } from './find-proof.ts'

/** The caller's draws, the last one first, 10 a page by default. */
export async function listRecords(
  context: Context<MemberActor>,
  { cursor, page_size = 10 }: InputOf<typeof contract.records>,
): Promise<OutputOf<typeof contract.records>> {
  requireAddon(context, 'game')
  const { db, actor, language } = context
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Omit<DrawRecord, 'prize'> & DrawnPrize>`
    select d.id as draw_id, d.game_id, g.kind, coalesce(own.name, en.name) as game_name, d.prize_id, d.prize, d.paid_by, d.longcoin as longcoin_paid, d.drawn_at,
      s.server_seed is not null as is_revealed
    from game_draw d join game g on g.id = d.game_id join game_seed s on s.id = d.seed_id ${withTexts(language)}
    where d.member_id = ${actor.member_id} and d.id < ${before}::bigint order by d.id desc limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, ({ draw_id }) => [draw_id])
  const prizes = await showPrizes(context, list.map(prizeFacts))
  return { list: list.map(({ prize_id: _, ...row }, n) => ({ ...row, prize: prizes[n]! })), next }
}

/** All that a draw of the caller was made of; the server's seed when it is revealed. Refuses `game.draw_not_found`. */
export async function checkDraw(context: Context<MemberActor>, { draw_id }: InputOf<typeof contract.check>): Promise<DrawProof> {
  requireAddon(context, 'game')
  return findProof(context, draw_id, sql`d.member_id = ${context.actor.member_id}`)
}
