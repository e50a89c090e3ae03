import { toDecimal } from '@longmall/contract/units.ts'
import type { SoldLine } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { priceText } from '../kernel/shop-currency.ts'
import { Refusal } from '../kernel/refusal.ts'
import { priceToday } from '../unit-price/price-on.ts'
import { priceOfUnit } from './rules.ts'
import { incomePpm, unitAcc } from './settings.ts'

/** The terms that an order of pledges keeps: smallest parts of ACC a share as text, and the monthly rate in millionths. */
export interface PledgeTerms {
  pledge: { unit_acc: string; income_ppm: number }
}

/** The price of one share today, in cents. */
export const priceOfShare = async (context: Pick<Context, 'db' | 'now' | 'setting'>): Promise<bigint> =>
  priceOfUnit(unitAcc(context), await priceToday(context, 'ACC'))

/**
 * What an order of these lines keeps of today's terms; null where none is a pledge. Refuses `pledge.plan_unavailable` for a term that is not
 * sold, and `pledge.price_changed` {price} while a share is not listed at its ACC's price of the day.
 */
export async function pledgeTerms(context: Context, lines: readonly SoldLine[]): Promise<PledgeTerms | null> {
  const [line] = lines.filter(({ sku }) => sku.goods_type === 'pledge')
  if (!line) return null
  const income_ppm = incomePpm(context, line.sku.plan_months)
  if (income_ppm === undefined) throw new Refusal('pledge.plan_unavailable')
  const price = await priceOfShare(context)
  if (line.sku.list_price !== price)
    throw new Refusal('pledge.price_changed', { price: priceText(context.site, toDecimal(price, 'MONEY'), context.language) })
  return { pledge: { unit_acc: String(unitAcc(context)), income_ppm } }
}
