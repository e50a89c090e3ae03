import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../../order/source/purchase-from-offer.ts'
import type { Offer } from '../../promotion/rules.ts'

/** Presale: a deposit now and the balance in a window of its own; a reservation that coupon and coins lower (PRM-09). */
export const presaleSource: PurchaseSource = {
  find: async (_, { quantity }, { offer }) => {
    const item = offer as Offer<'presale'>
    const { balance_from: from, balance_until: until, missed, ships_at } = item.rules
    const { deposit: amount, deposit_value } = item.item_rules
    return {
      ...purchaseFromOffer(item, { quantity }),
      deposit: { amount, deposit_value, from, until, missed, ships_at },
      allows_offset: true,
    }
  },
}
