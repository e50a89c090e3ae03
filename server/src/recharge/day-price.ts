import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import type { Context } from '../kernel/context.ts'
import { priceToday } from '../unit-price/price-on.ts'

const microsOfMoney = 1_000_000n

/** Millionths of the shop's currency that one whole unit costs on the store's day; money costs itself. */
export const dayPrice = async (context: Pick<Context, 'db' | 'now' | 'setting'>, unit: RechargeUnit): Promise<bigint> =>
  unit === 'MONEY' ? microsOfMoney : priceToday(context, unit)
