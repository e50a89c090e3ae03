import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { purchaseOfOffer } from '../../order/source/purchase-of-offer.ts'
import { offerOfGroup } from './offer-of-group.ts'

/**
 * Team buy: a group is opened, or a place in one is taken. A group's members pay by what it was opened with, also when the promotion
 * is over. That a place is free is judged when it is paid (`take-place.ts`), and until the group is complete the order waits.
 */
export const teamBuySource: PurchaseSource = {
  named_by: 'group_id',
  find: async (context, { promotion_id, sku_id, group_id, quantity }) => {
    const offer = await offerOfGroup(context, { promotion_id: promotion_id!, sku_id: sku_id!, group_id })
    return purchaseOfOffer(offer, { quantity, subject: group_id ?? null })
  },
  holds_paid: true,
}
