import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../../order/source/purchase-from-offer.ts'
import { offerOfGroup } from './offer-of-group.ts'

/**
 * Team buy: a group is opened, or a place in one is taken. A group's members pay by what it was opened with, also when the promotion
 * is over. That a place is free is checked when it is paid (`join-group.ts`), and until the group is complete the order waits.
 */
export const teamBuySource: PurchaseSource = {
  named_by: 'group_id',
  find: async (context, { promotion_id, sku_id, group_id, quantity }) => {
    const offer = await offerOfGroup(context, { promotion_id: promotion_id!, sku_id: sku_id!, group_id })
    return purchaseFromOffer(offer, { quantity, subject: group_id ?? null })
  },
  holds_paid: true,
}
