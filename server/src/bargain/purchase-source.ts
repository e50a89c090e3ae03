import type { PurchaseSource } from '../order/source/purchase-source.ts'
import { purchaseFromOffer } from '../order/source/purchase-from-offer.ts'
import { Refusal } from '../kernel/refusal.ts'
import { offerOfBargain } from './offer-of-bargain.ts'
import { releaseBargain, reserveBargain } from './reserve-bargain.ts'

/** Bargain: one unit of the caller's own, at what friends have cut it to. An order that closes unpaid frees it; a paid one never does. */
export const bargainSource: PurchaseSource = {
  named_by: 'bargain_id',
  find: async (context, { bargain_id }) => {
    if (bargain_id === undefined) throw new Refusal('promotion.not_found')
    return purchaseFromOffer(await offerOfBargain(context, bargain_id), { subject: bargain_id })
  },
  reserve: (context, { subject, payment_id, price }) => reserveBargain(context, { bargain_id: subject!, payment_id, price }),
  release: releaseBargain,
}
