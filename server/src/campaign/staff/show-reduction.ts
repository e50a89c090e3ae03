import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { findReduction, listReductions, type StoredReduction } from '../../promotion/staff/write-reduction.ts'
import { reductionStateOf } from '../rules.ts'

/** Full reductions as operators edit them, the newest first by default, 20 a page by default. */
export async function viewReductions(
  context: Context,
  { is_on, ...page }: InputOf<typeof contract.reductions>,
): Promise<OutputOf<typeof contract.reductions>> {
  const { list, next } = await listReductions(context, is_on, page)
  const giftIds = (row: StoredReduction) => row.steps.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.sku_id] : []))
  const skus = await skusForSale(context, [...new Set(list.flatMap(giftIds))])
  const gifts = (row: StoredReduction) => {
    const ids = giftIds(row)
    return skus.flatMap(({ sku_id, goods_name, sku_name }) => (ids.includes(sku_id) ? [{ sku_id, goods_name, sku_name }] : []))
  }
  return { list: list.map((row) => ({ ...showReduction(context, row), gifts: gifts(row) })), next }
}

/** One full reduction as operators edit it. Refuses `promotion.not_found`. */
export async function viewReduction(context: Context, { reduction_id }: InputOf<typeof contract.reduction>): Promise<StaffReduction> {
  const row = await findReduction(context, reduction_id)
  if (!row) throw new Refusal('promotion.not_found')
  return showReduction(context, row)
}

const money = (amount: number) => toDecimal(BigInt(amount), 'MONEY')

/** A full reduction as operators edit it; of one that was ended the last day is that on which it was. */
export function showReduction({ setting, now }: Context, { starts_at, ends_at, steps, ...row }: StoredReduction): StaffReduction {
  const zone = setting(zoneSettings.time_zone)
  return {
    ...row,
    state: reductionStateOf({ ...row, starts_at, ends_at }, now),
    first_day: dayIn(zone, starts_at),
    last_day: dayIn(zone, row.ended_at ?? plus(ends_at, { seconds: -1 })),
    steps: steps.map(({ threshold, effect }) => ({
      ...(row.by === 'amount' ? { amount: money(threshold) } : { quantity: threshold }),
      effect: effect.kind,
      ...(effect.kind === 'money' ? { money_off: money(effect.amount) } : {}),
      ...(effect.kind === 'percentage' ? { permille_off: effect.permille_off } : {}),
      ...(effect.kind === 'gift' ? { gift_sku_id: effect.sku_id, gift_quantity: effect.quantity } : {}),
    })),
  }
}
