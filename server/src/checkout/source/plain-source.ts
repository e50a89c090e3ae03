import { selectedLines } from '../../cart/selected-lines.ts'
import { wrongField } from '../../kernel/refusal.ts'
import type { Purchase, PurchaseSource } from '../../order/source/purchase-source.ts'

const plain = {
  kind: null,
  promotion_id: null,
  subject: null,
  names: {},
  promotion: null,
  deposit: null,
  skips_unavailable: true,
} satisfies Partial<Purchase>

/** Goods by themselves: the selected lines of the cart, or units of one SKU. */
export const plainSource: PurchaseSource = {
  find: async (context, { from_cart, sku_id, quantity = 1 }, { lock }) => {
    if (!from_cart && sku_id === undefined) throw wrongField('sku_id', 'field.required')
    if (from_cart && sku_id !== undefined) throw wrongField('from_cart', 'field.choice')
    // A purchase from a page of its own is not combined with others.
    if (sku_id === undefined) return { ...plain, lines: await selectedLines(context, { lock }), standard_only: true }
    return { ...plain, lines: [{ line_id: 1, sku_id, quantity }] }
  },
}
