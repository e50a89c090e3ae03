import type { ops } from '@longmall/contract/ops.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { visitsByDay } from '../catalogue/kept/visits-by-day.ts'
import { goodsNames } from '../catalogue/views/goods-names.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { startOfDay, zoneSettings } from '../kernel/store-zone.ts'
import { salesByDay } from '../order/figures/sales-by-day.ts'
import { topGoods } from '../order/figures/top-goods.ts'
import { daysBetween, dayPlus, sumOf, type Day } from './rules.ts'

const mostDays = 92
const shownGoods = 10

/**
 * What was sold and looked at by day of the store's zone (CON-01): paid orders with what they came to, visits of goods. The
 * days before are as many, so that a week stands beside the week before. Refuses `call.wrong_fields`.
 */
export async function viewDashboard(
  context: Context<StaffActor>,
  { first_day, last_day }: InputOf<typeof ops.dashboard>,
): Promise<OutputOf<typeof ops.dashboard>> {
  const days = daysBetween(first_day, last_day)
  if (days.length === 0) throw wrongField('last_day', 'field.too_small', { minimum: first_day })
  if (days.length > mostDays) throw wrongField('last_day', 'field.too_big', { maximum: dayPlus(first_day, mostDays - 1) })
  const zone = context.setting(zoneSettings.time_zone)
  const daysBefore = daysBetween(dayPlus(first_day, -days.length), dayPlus(first_day, -1))
  const [from, until] = [startOfDay(zone, daysBefore[0]!), startOfDay(zone, dayPlus(last_day, 1))]
  const sales = new Map((await salesByDay(context, zone, from, until)).map((one) => [one.day, one]))
  const visits = new Map((await visitsByDay(context, zone, from, until)).map((one) => [one.day, one.visits]))
  const top = await topGoods(context, startOfDay(zone, first_day), until, shownGoods)
  const names = await goodsNames(
    context,
    top.map(({ goods_id }) => goods_id),
  )
  const figures = (day: string): Day => ({
    day,
    orders: sales.get(day)?.orders ?? 0,
    buyers: sales.get(day)?.buyers ?? 0,
    sales: sales.get(day)?.sales ?? 0n,
    visits: visits.get(day) ?? 0,
  })
  const [shown, before] = [days.map(figures), daysBefore.map(figures)]
  return {
    days: shown.map((day) => ({ ...day, sales: toDecimal(day.sales, 'MONEY') })),
    total: sumOf(shown),
    before: sumOf(before),
    top_goods: top.map(({ goods_id, pieces, sales: money }) => ({
      goods_id,
      goods_name: names.get(goods_id)!,
      pieces,
      sales: toDecimal(money, 'MONEY'),
    })),
  }
}
