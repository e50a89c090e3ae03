import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { nameOf } from '../zone/list-zone.ts'

export interface HigherPriced {
  sku_id: number
  promotion_id: number
  name: string
  /** A unit there. */
  price: string
}

/** Promotions that run or come and sell any of these SKUs above the price beside it, in cents; sets are left out, which have a price of their own. One statement. */
export async function findHigherPriced(context: Context, prices: readonly { sku_id: number; price: bigint }[]): Promise<HigherPriced[]> {
  if (prices.length === 0) return []
  const { rows } = await sql<Omit<HigherPriced, 'price'> & { price: bigint }>`
    select i.sku_id, p.id as promotion_id, ${nameOf(context.language)} as name, i.price
    from unnest(${prices.map(({ sku_id }) => sku_id)}::int[], ${prices.map(({ price }) => price)}::bigint[]) w (sku_id, price)
      join promotion_item i on i.sku_id = w.sku_id join promotion p on p.id = i.promotion_id
    where i.price > w.price and p.is_on and p.ends_at > ${context.now} and p.kind <> 'combo' order by i.sku_id, p.id`.execute(context.db)
  return rows.map((row) => ({ ...row, price: toDecimal(row.price, 'MONEY') }))
}
