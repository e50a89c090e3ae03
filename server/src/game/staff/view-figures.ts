import type { gameStaff as contract, PrizeFigures } from '@longmall/contract/game-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

type Figures = OutputOf<typeof contract.figures>
type Row = Omit<PrizeFigures, 'goods_worth'> & { sku_id: number | null }

/**
 * What has become of a game; prizes that are no longer in it too, where they were drawn. Goods are worth their price of today.
 * Refuses `game.not_found`.
 */
export async function viewFigures(context: Context<StaffActor>, { game_id }: InputOf<typeof contract.figures>): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'prizes' | 'goods_worth'>>`
    select count(d.id)::int as draws, count(distinct d.member_id)::int as players, count(d.id) filter (where d.paid_by = 'free')::int as free,
      count(d.id) filter (where d.paid_by = 'chance')::int as by_chance, count(d.id) filter (where d.paid_by = 'longcoin')::int as by_longcoin,
      coalesce(sum(d.longcoin), 0)::float8 as longcoin_spent,
      coalesce(sum((d.prize ->> 'amount')::bigint) filter (where d.prize ->> 'kind' = 'longcoin'), 0)::float8 as longcoin_granted,
      decimal_text(coalesce(sum((d.prize ->> 'amount')::bigint) filter (where d.prize ->> 'kind' = 'red_packet'), 0)::bigint, 2) as money_granted
    from game g left join game_draw d on d.game_id = g.id where g.id = ${game_id} group by g.id`.execute(context.db)
  if (!rows[0]) throw new Refusal('game.not_found')
  const prizes = await listPrizes(context, game_id)
  const prices = new Map((await skusForSale(context, idsOf(prizes))).map(({ sku_id, list_price }) => [sku_id, list_price]))
  const worthOf = ({ sku_id, granted }: Row) => (sku_id === null ? 0n : (prices.get(sku_id) ?? 0n) * BigInt(granted))
  return {
    ...rows[0],
    goods_worth: toDecimal(
      prizes.reduce((sum, prize) => sum + worthOf(prize), 0n),
      'MONEY',
    ),
    prizes: prizes.map(({ sku_id, ...prize }) => ({ ...prize, goods_worth: toDecimal(worthOf({ ...prize, sku_id }), 'MONEY') })),
  }
}

const idsOf = (prizes: readonly Row[]): number[] => [...new Set(prizes.flatMap(({ sku_id }) => sku_id ?? []))]

async function listPrizes({ db, language }: Context, game_id: number): Promise<Row[]> {
  // Draws of the same weights are counted first: there are as many sets of them as the game had versions.
  const { rows } = await sql<Row>`
    with drawn as (select drawn_prize_id as id, count(*)::int as times from game_draw where game_id = ${game_id} group by drawn_prize_id),
      granted as (
        select prize_id as id, count(*)::int as times, sum((prize ->> 'amount')::bigint) filter (where prize ->> 'kind' = 'longcoin') as longcoin,
          sum((prize ->> 'amount')::bigint) filter (where prize ->> 'kind' = 'red_packet') as cents
        from game_draw where game_id = ${game_id} group by prize_id),
      sets as (select weights, total, count(*) as draws from game_draw where game_id = ${game_id} group by weights, total),
      expected as (
        select (w ->> 'prize_id')::int as id, round(sum(s.draws * (w ->> 'weight')::numeric / s.total))::int as times
        from sets s cross join lateral jsonb_array_elements(s.weights) w group by 1)
    select p.id as prize_id, p.kind, p.sku_id, coalesce(own.name, en.name) as prize_name, p.weight, p.is_removed, p.stock - p.reserved as remaining,
      coalesce(l.times, 0) as drawn, coalesce(e.times, 0) as expected, coalesce(v.times, 0) as granted,
      coalesce(v.longcoin, 0)::float8 as longcoin_granted, decimal_text(coalesce(v.cents, 0)::bigint, 2) as money_granted
    from game_prize p left join drawn l using (id) left join granted v using (id) left join expected e using (id)
      left join game_prize_text own on own.prize_id = p.id and own.language = ${language}
      join game_prize_text en on en.prize_id = p.id and en.language = 'en-us'
    where p.game_id = ${game_id} and (not p.is_removed or l.times > 0 or v.times > 0)
    order by p.is_removed, p.position, p.id`.execute(db)
  return rows
}
