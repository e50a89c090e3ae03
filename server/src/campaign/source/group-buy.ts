import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../../order/source/purchase-from-offer.ts'
import type { Offer } from '../../promotion/rules.ts'

/** Group buy: the price holds from so many units on; fewer are priced as plain goods. */
export const groupBuySource: PurchaseSource = {
  find: async (_, { quantity }, { offer }) => {
    const item = offer as Offer<'group_buy'>
    return purchaseFromOffer(item, { quantity }, { min_quantity: item.rules.min_quantity })
  },
}
