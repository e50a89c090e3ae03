import type { CommissionMode, GoodsCommission, Rates } from '@longmall/contract/distribution-shapes.ts'
import { sql } from 'kysely'
import { planOn } from '../../award/plan/queries.ts'
import { today } from '../../award/plan/today.ts'
import { goodsNames } from '../../catalogue/views/goods-names.ts'
import { profitShares } from '../../catalogue/numbers/profit-shares.ts'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { ratesOfLevels } from '../levels/queries.ts'
import { goodsAwards, highestRates, isWithinMargin, noRates, percentText, promiseOf, sumOfRates, type GoodsAwards } from '../rules.ts'
import { distributionSettings as own } from '../settings.ts'
import { earningTypes } from './earning-types.ts'

/** What an operator sets for goods. */
export interface CommissionInput {
  mode: CommissionMode
  rates: Rates | null
  own_margin_ppm: number | null
}

interface Row {
  goods_id: number
  profit_ppm: number
  mode: CommissionMode
  first_ppm: number | null
  second_ppm: number | null
  third_ppm: number | null
  margin_ppm: number | null
  version: number
}

/** The rates of mall and sharing awards that are in force today; none while the digital-asset area is off, which pays them. */
export const awardsOfToday = async (context: Context): Promise<GoodsAwards> =>
  goodsAwards(isAddonOn(context, 'asset') ? (await planOn(context.db, today(context))).rates : [])

/** Goods with their commission and what selling them promises, in the order of the ids; those of types that pay none are left out. */
export async function readCommissions(context: Context, goods_ids: readonly number[], draft?: CommissionInput): Promise<GoodsCommission[]> {
  const { rows } = await sql<Row>`
    select p.goods_id, p.profit_ppm, coalesce(c.mode, 'level') as mode, c.first_ppm, c.second_ppm, c.third_ppm, c.margin_ppm, coalesce(c.version, 0) as version
    from (${profitShares(earningTypes, goods_ids)}) p left join goods_commission c on c.goods_id = p.goods_id`.execute(context.db)
  const [awards, levels, names] = [await awardsOfToday(context), await ratesOfLevels(context.db), await goodsNames(context, goods_ids)]
  const byId = new Map(rows.map((row) => [row.goods_id, row]))
  return goods_ids.flatMap((goods_id) => {
    const row = byId.get(goods_id)
    if (!row) return []
    const input = draft ?? inputOf(row)
    const promise = promiseOf(
      {
        commission: { level: highestRates(levels), own: input.rates ?? noRates, none: noRates }[input.mode],
        profit_ppm: row.profit_ppm,
        margin_ppm: input.own_margin_ppm ?? context.setting(own.default_margin_ppm),
      },
      awards,
    )
    return [{ goods_id, goods_name: names.get(goods_id) ?? `#${goods_id}`, ...input, promise, version: row.version }]
  })
}

const inputOf = ({ mode, first_ppm, second_ppm, third_ppm, margin_ppm }: Row): CommissionInput => ({
  mode,
  rates: mode === 'own' ? { first: first_ppm!, second: second_ppm!, third: third_ppm! } : null,
  own_margin_ppm: margin_ppm,
})

/** Commission of goods is decided one after another: what levels and goods promise is looked at together. */
export const lockPromises = async ({ db }: Context): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('distribution promises'))`.execute(db))

/** Refuses `distribution.exceeds_margin` {goods, promised, margin}. */
export function checkPromise({ goods_name, promise }: Pick<GoodsCommission, 'goods_name' | 'promise'>): void {
  if (isWithinMargin(promise)) return
  throw new Refusal('distribution.exceeds_margin', {
    goods: goods_name,
    promised: percentText(promise.total_ppm),
    margin: percentText(promise.margin_ppm),
  })
}

/**
 * Checks all goods that pay by level against what levels with these rates would promise: one statement. Refuses
 * `distribution.exceeds_margin` with the goods that exceed it most.
 */
export async function checkLevelPromises(context: Context, levels: readonly Rates[]): Promise<void> {
  const commission = highestRates(levels)
  if (sumOfRates(commission) === 0) return
  const awards = await awardsOfToday(context)
  const margin = sql`coalesce(c.margin_ppm, ${context.setting(own.default_margin_ppm)}::int)`
  const total = sql`${sumOfRates(commission) + awards.sharing}::int + ceil(${awards.mall}::numeric * p.profit_ppm / 1000000)::int`
  const { rows } = await sql<{ goods_id: number; profit_ppm: number; margin_ppm: number }>`
    select p.goods_id, p.profit_ppm, ${margin} as margin_ppm
    from (${profitShares(earningTypes)}) p left join goods_commission c on c.goods_id = p.goods_id
    where coalesce(c.mode, 'level') = 'level' and ${total} > ${margin} order by ${total} - ${margin} desc, p.goods_id limit 1`.execute(
    context.db,
  )
  const worst = rows[0]
  if (!worst) return
  const names = await goodsNames(context, [worst.goods_id])
  checkPromise({ goods_name: names.get(worst.goods_id) ?? `#${worst.goods_id}`, promise: promiseOf({ commission, ...worst }, awards) })
}
