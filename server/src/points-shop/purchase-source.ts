import type { PurchaseSource } from '../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../order/source/purchase-from-offer.ts'
import type { Offer } from '../promotion/rules.ts'

/** Points shop: goods for coins and money. */
export const pointsShopSource: PurchaseSource = {
  find: async (_, { quantity }, { offer }) => {
    const item = offer as Offer<'point'>
    return purchaseFromOffer(item, { quantity }, { longcoin: item.item_rules.longcoin })
  },
}
