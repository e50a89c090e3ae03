import type { DrawProof } from '@longmall/contract/game-shapes.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { showPrizes, withTexts, type PrizeFacts } from '../queries.ts'

/** The prize of a draw as it was then. */
export type DrawnPrize = { prize_id: number; prize: Omit<PrizeFacts, 'prize_id'> }
export const prizeFacts = ({ prize_id, prize }: DrawnPrize): PrizeFacts => ({ ...prize, prize_id })

type Row = Omit<DrawProof, 'prize' | 'weights'> &
  DrawnPrize & { weights: { prize_id: number; weight: number; names: Partial<Record<Language, string>> }[] }

/** All that a draw was made of for whom `access` holds; the server's seed when it is revealed. Refuses `game.draw_not_found`. */
export async function findProof(context: Context, draw_id: number, access: RawBuilder<unknown>): Promise<DrawProof> {
  const { db, language } = context
  const { rows } = await sql<Row>`
    select d.id as draw_id, coalesce(own.name, en.name) as game_name, encode(s.commitment, 'hex') as commitment, encode(s.server_seed, 'hex') as server_seed,
      s.client_seed, d.nonce, d.total, d.number, d.drawn_prize_id, d.prize_id, d.prize, d.drawn_at,
      (select jsonb_agg(w || jsonb_build_object('names', (
          select jsonb_object_agg(t.language, t.name) from game_prize_text t where t.prize_id = (w ->> 'prize_id')::int)) order by position)
        from jsonb_array_elements(d.weights) with ordinality as listed (w, place)) as weights
    from game_draw d join game g on g.id = d.game_id join game_seed s on s.id = d.seed_id ${withTexts(language)}
    where d.id = ${draw_id} and ${access}`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('game.draw_not_found')
  const { prize_id: _, weights, ...proof } = row
  const [prize] = await showPrizes(context, [prizeFacts(row)])
  const named = weights.map(({ names, ...one }) => ({ ...one, prize_name: names[language] ?? names['en-us'] ?? String(one.prize_id) }))
  return { ...proof, weights: named, prize: prize! }
}
