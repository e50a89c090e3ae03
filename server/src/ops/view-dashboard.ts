import type { ops } from '@longmall/contract/ops.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { visitsByDay } from '../catalogue/browsing/visits-by-day.ts'
import { goodsNames } from '../catalogue/views/goods-names.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { startOfDay, zoneSettings } from '../kernel/time/store-zone.ts'
import { ordersByDay } from '../order/figures/orders-by-day.ts'
import { topGoods } from '../order/figures/top-goods.ts'
import { buyersBetween, orderMoneyByDay, orderRefundsByDay } from '../payment/figures/order-money.ts'
import { visitorsByDay } from '../site/visitors/visitors-by-day.ts'
import { daysBetween, dayPlus, shownDay, sumOf, type Day } from './rules.ts'

const maxDays = 92
const shownGoods = 10

/**
 * Sales by day of the store's zone (CON-01): payments, refunds, orders, buyers and visitors, with as many days before for comparison.
 * Refuses `call.wrong_fields`.
 */
export async function viewDashboard(
  context: Context<StaffActor>,
  { first_day, last_day }: InputOf<typeof ops.dashboard>,
): Promise<OutputOf<typeof ops.dashboard>> {
  const days = daysBetween(first_day, last_day)
  if (days.length === 0) throw wrongField('last_day', 'field.too_small', { minimum: first_day })
  if (days.length > maxDays) throw wrongField('last_day', 'field.too_big', { maximum: dayPlus(first_day, maxDays - 1) })
  const zone = context.setting(zoneSettings.time_zone)
  const daysBefore = daysBetween(dayPlus(first_day, -days.length), dayPlus(first_day, -1))
  const starts = startOfDay(zone, first_day)
  const [from, until] = [startOfDay(zone, daysBefore[0]!), startOfDay(zone, dayPlus(last_day, 1))]
  const figures = await readDays(context, [...daysBefore, ...days], { zone, from, until })
  const [before, shown] = [figures.slice(0, days.length), figures.slice(days.length)]
  return {
    days: shown.map(shownDay),
    total: sumOf(shown, await buyersBetween(context, starts, until)),
    previous: sumOf(before, await buyersBetween(context, from, starts)),
    top_goods: await readTop(context, starts, until),
  }
}

async function readDays(
  context: Context,
  days: string[],
  { zone, from, until }: Record<'zone' | 'from' | 'until', string>,
): Promise<Day[]> {
  const orders = await ordersByDay(context, zone, from, until)
  const money = new Map((await orderMoneyByDay(context, zone, from, until)).map((one) => [one.day, one]))
  const refunds = await orderRefundsByDay(context, zone, from, until)
  const visits = new Map((await visitsByDay(context, zone, from, until)).map((one) => [one.day, one.visits]))
  const visitors = await visitorsByDay(context, days[0]!, days.at(-1)!)
  return days.map((day) => ({
    day,
    orders: orders.get(day) ?? 0,
    buyers: money.get(day)?.buyers ?? 0,
    paid: money.get(day)?.paid ?? 0n,
    refunded: refunds.get(day) ?? 0n,
    visitors: visitors.get(day) ?? 0,
    visits: visits.get(day) ?? 0,
  }))
}

async function readTop(context: Context, from: string, until: string): Promise<OutputOf<typeof ops.dashboard>['top_goods']> {
  const top = await topGoods(context, from, until, shownGoods)
  const names = await goodsNames(
    context,
    top.map(({ goods_id }) => goods_id),
  )
  return top.map(({ goods_id, quantity, sales }) => ({
    goods_id,
    goods_name: names.get(goods_id)!,
    quantity,
    sales: toDecimal(sales, 'MONEY'),
  }))
}
