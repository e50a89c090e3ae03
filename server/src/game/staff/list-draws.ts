import type { gameStaff as contract, StaffDraw, StaffProof } from '@longmall/contract/game-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { showPrizes, withTexts } from '../queries.ts'
import { prizeFacts, findProof, type DrawnPrize } from '../views/find-proof.ts'

type Row = Omit<StaffDraw, 'prize'> & DrawnPrize

const order: ListOrder<'drawn_at'> = { id: sql`d.id`, defaultSort: '-drawn_at', sorts: { drawn_at: { instant: sql`d.drawn_at` } } }

/** Draws of all members, the last one first by default, 20 a page by default; `until` does not count itself. */
export async function listDraws(
  context: Context<StaffActor>,
  { sort, cursor, page_size, ...query }: InputOf<typeof contract.draws>,
): Promise<OutputOf<typeof contract.draws>> {
  const { db, language } = context
  const { list, next } = await readPage(
    db,
    order,
    { sort, cursor, page_size },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select d.id as draw_id, d.game_id, g.kind, coalesce(own.name, en.name) as game_name, d.member_id, m.nickname, d.prize_id, d.prize,
      d.drawn_prize_id <> d.prize_id as is_substitute, d.paid_by, d.longcoin as longcoin_paid, d.drawn_at, s.server_seed is not null as is_revealed${cursorColumn}
    from game_draw d join game g on g.id = d.game_id join member m on m.id = d.member_id join game_seed s on s.id = d.seed_id
      ${withTexts(language)}
    where ${sql.join([after, ...conditionsOf(query)], sql` and `)}
    order by ${by} limit ${limit}`,
  )
  const prizes = await showPrizes(context, list.map(prizeFacts))
  return { list: list.map(({ prize_id: _, ...row }, n) => ({ ...row, prize: prizes[n]! })), next }
}

function conditionsOf({
  game_id,
  member_id,
  prize_id,
  from,
  until,
}: Omit<InputOf<typeof contract.draws>, 'sort' | 'cursor' | 'page_size'>) {
  return [
    ...(game_id === undefined ? [] : [sql`d.game_id = ${game_id}`]),
    ...(member_id === undefined ? [] : [sql`d.member_id = ${member_id}`]),
    ...(prize_id === undefined ? [] : [sql`d.prize_id = ${prize_id}`]),
    ...(from === undefined ? [] : [sql`d.drawn_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`d.drawn_at < ${until}`]),
  ]
}

/** All that a draw was made of (R-20), with whose it is; the server's seed only when it is revealed. Refuses `game.draw_not_found`. */
export async function checkAnyDraw(context: Context<StaffActor>, { draw_id }: InputOf<typeof contract.staff_check>): Promise<StaffProof> {
  const proof = await findProof(context, draw_id, sql`true`)
  const { rows } = await sql<Pick<StaffProof, 'game_id' | 'member_id' | 'nickname'>>`
    select d.game_id, d.member_id, m.nickname from game_draw d join member m on m.id = d.member_id where d.id = ${draw_id}`.execute(
    context.db,
  )
  return { ...proof, ...rows[0]! }
}
