import type { ReturnKind, ReturnableLine } from '@longmall/contract/returns.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findAfterSaleLine, type AfterSaleLine } from './line/after-sale-line.ts'
import { orderSettings } from '../order/settings.ts'
import { askableOf, askUntil, refusalOfAsk, type Askable } from './rules.ts'

/** The pieces of a line that its member can ask back now; none of a pledge, a present, or while its order is held. */
export const askableNow = ({ now, setting }: Context, line: AfterSaleLine): Askable =>
  line.order_type === 'pledge' || line.is_gift || line.held_by !== null
    ? { refund_only: 0, return_refund: 0, unshipped: 0 }
    : askableOf(line, now, setting(orderSettings.after_sale_days))

/** A line of the member of which so many pieces can be asked back; refuses `returns.line_not_found` and why not. */
export async function judgeAsk(
  context: Context,
  member_id: number,
  { order_goods_id, kind, quantity }: { order_goods_id: number; kind: ReturnKind; quantity: number },
): Promise<{ line: AfterSaleLine; askable: Askable }> {
  const line = await findAfterSaleLine(context, order_goods_id, member_id)
  if (!line) throw new Refusal('returns.line_not_found')
  const askable = askableNow(context, line)
  const refusal = refusalOfAsk(askable, kind, quantity, line.requested_quantity)
  if (refusal) throw new Refusal(refusal, { left: askable[kind] })
  return { line, askable }
}

export const wireLine = ({ setting }: Context, line: AfterSaleLine, askable: Askable): ReturnableLine => {
  const { order_goods_id, order_id, order_no, goods_id, sku_id, goods_name, sku_name, picture, quantity, unit_price, received_at } = line
  return {
    order_goods_id,
    order_id,
    order_no,
    goods_id,
    sku_id,
    goods_name,
    sku_name,
    picture,
    quantity,
    unit_price: toDecimal(unit_price, 'MONEY'),
    ...askable,
    ask_until: askUntil(received_at, setting(orderSettings.after_sale_days)),
  }
}
