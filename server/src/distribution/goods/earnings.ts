import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { EarningGoods } from '@longmall/contract/distribution-shapes.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { priceOnCard } from '../../catalogue/cards.ts'
import type { Database } from '../../kernel/database/database.ts'
import { whole } from '../rules.ts'

/** Who asks: the distributor, and the rate of generation 1 of the level, in millionths; 0 of one who earns nothing more. */
export interface Earner {
  member_id: number
  level_ppm: number
}

/** Cards of goods with what one unit at the card's price earns; 0 for goods that pay no commission. One statement. */
export async function withEarnings(db: Database, cards: readonly GoodsCard[], { member_id, level_ppm }: Earner): Promise<EarningGoods[]> {
  const { rows } = await sql<{ goods_id: number; mode: string | null; first_ppm: number | null; is_followed: boolean }>`
    select u.goods_id, c.mode, c.first_ppm, f.id is not null as is_followed
    from unnest(${cards.map(({ goods_id }) => goods_id)}::int[]) u (goods_id) left join goods_commission c on c.goods_id = u.goods_id
      left join distribution_followed f on f.goods_id = u.goods_id and f.member_id = ${member_id}`.execute(db)
  const facts = new Map(rows.map((row) => [row.goods_id, row]))
  return cards.map((goods) => {
    const { mode, first_ppm, is_followed } = facts.get(goods.goods_id)!
    const rate_ppm = mode === null || mode === 'level' ? level_ppm : (first_ppm ?? 0)
    const earns = (toSmallest(priceOnCard(goods), 'MONEY') * BigInt(rate_ppm)) / BigInt(whole)
    return { goods, earns: toDecimal(earns, 'MONEY'), rate_ppm, is_followed }
  })
}
