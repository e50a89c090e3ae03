import type { AfterSaleKind, RefundableLine } from '@longmall/contract/refund.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findAfterSaleLine, type AfterSaleLine } from './line/after-sale-line.ts'
import { orderSettings } from '../order/settings.ts'
import { returnableQuantityOf, returnableUntil, returnRefusal, type ReturnableQuantity } from './rules.ts'

/** The units of a line that its member can return now; none of a pledge, a gift, or while its order is held. */
export const returnableNow = ({ now, setting }: Context, line: AfterSaleLine): ReturnableQuantity =>
  line.order_type === 'pledge' || line.is_gift || line.held_by !== null
    ? { refund_only: 0, return_refund: 0, unshipped: 0 }
    : returnableQuantityOf(line, now, setting(orderSettings.after_sale_days))

/** A line of the member of which so many units can be returned; refuses `returns.line_not_found` and why not. */
export async function checkReturnable(
  context: Context,
  member_id: number,
  { order_goods_id, kind, quantity }: { order_goods_id: number; kind: AfterSaleKind; quantity: number },
): Promise<{ line: AfterSaleLine; returnable: ReturnableQuantity }> {
  const line = await findAfterSaleLine(context, order_goods_id, member_id)
  if (!line) throw new Refusal('returns.line_not_found')
  const returnable = returnableNow(context, line)
  const refusal = returnRefusal(returnable, kind, quantity, line.requested_quantity)
  if (refusal) throw new Refusal(refusal, { left: returnable[kind] })
  return { line, returnable }
}

export const toRefundableLine = ({ setting }: Context, line: AfterSaleLine, returnable: ReturnableQuantity): RefundableLine => {
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
    ...returnable,
    ask_until: returnableUntil(received_at, setting(orderSettings.after_sale_days)),
  }
}
