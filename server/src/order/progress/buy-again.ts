import type { order } from '@longmall/contract/order.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { addLine } from '../../cart/add-line.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { translate } from '../../kernel/translate.ts'
import { viewOrder } from '../views.ts'

/**
 * Adds the goods of an order to the cart (ORD-06); reports what is unavailable or limited, and adds the rest. Refuses `order.not_found`,
 * `order.action_unavailable`.
 */
export async function buyAgain(
  context: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof order.buy_again>> {
  const { lines, actions } = await viewOrder(context, { order_id })
  if (!actions.includes('buy_again')) throw new Refusal('order.action_unavailable')
  const skipped: OutputOf<typeof order.buy_again>['skipped'] = []
  let count = 0
  let added = 0
  // Gifts are not for sale.
  for (const { sku_id, quantity, goods_name, sku_name } of lines.filter(({ is_gift }) => !is_gift)) {
    try {
      // Refused before anything is written, so that the next line still goes in.
      ;({ count } = await addLine(context, { sku_id, quantity }))
      added++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      skipped.push({ goods_name, sku_name, reason: translate(context.language, error.code, error.details) })
    }
  }
  return { count, added, skipped }
}
