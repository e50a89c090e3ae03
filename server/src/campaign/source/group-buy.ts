import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { purchaseOfOffer } from '../../order/source/purchase-of-offer.ts'
import type { Offer } from '../../promotion/rules.ts'

/** Group buy: the price holds from so many pieces on; fewer are priced as plain goods. */
export const groupBuySource: PurchaseSource = {
  find: async (_, { quantity }, { offer }) => {
    const item = offer as Offer<'groupbuy'>
    return purchaseOfOffer(item, { quantity }, { min_pieces: item.rules.min_pieces })
  },
}
