import { requireAddon } from '../../kernel/addons.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { cachedPromotions } from '../../promotion/cached-promotions.ts'
import { isWithin } from '../../promotion/rules.ts'

/** Combo: so many sets of one that runs now. */
export const comboSource: PurchaseSource = {
  named_by: 'combo_id',
  find: async (context, { combo_id, quantity: sets = 1 }) => {
    if (combo_id === undefined) throw new Refusal('promotion.not_found')
    requireAddon(context, 'bundling')
    const { all } = await cachedPromotions(context)
    const combo = all.find(({ promotion_id, kind }) => promotion_id === combo_id && kind === 'combo')
    if (!combo) throw new Refusal('promotion.not_found')
    if (!isWithin(combo, context.now)) throw new Refusal(combo.starts_at > context.now ? 'promotion.not_started' : 'promotion.ended')
    const lines = combo.items.map(({ sku_id, quantity }, position) => ({ line_id: position + 1, sku_id, quantity: quantity * sets }))
    const { promotion_id, names } = combo
    return { kind: 'combo', promotion_id, subject: null, names, promotion: null, deposit: null, lines, standard_only: true }
  },
}
