import type { PurchaseSource } from '../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../order/source/purchase-from-offer.ts'
import { orderSettings } from '../order/settings.ts'
import type { Offer } from '../promotion/rules.ts'
import { validatePass } from './validate-pass.ts'

/** Flash sale: its units go by a place in its line, and must be paid soon. */
export const flashSaleSource: PurchaseSource = {
  find: async (context, { quantity }, { offer }) => ({
    ...purchaseFromOffer(offer as Offer<'flash_sale'>, { quantity }),
    unpaid_minutes: context.setting(orderSettings.flash_sale_unpaid_minutes),
  }),
  admit: async (context, { promotion_id, lines }, { flash_sale_pass }) => {
    const { sku_id, quantity } = lines[0]!
    await validatePass(context, { promotion_id: promotion_id!, sku_id, quantity, pass: flash_sale_pass })
  },
}
