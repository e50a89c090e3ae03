import { cents } from '@longmall/pricing/cents.ts'
import type { PurchaseSource } from '../order/source/purchase-source.ts'
import { offerOfGift } from './offer-of-gift.ts'
import { releaseGift, claimGift } from './claim-gift.ts'

/** A granted gift, free of charge: a gift is one order, and is released when that order is closed. */
export const giftSource: PurchaseSource = {
  named_by: 'gift_id',
  find: async (context, { gift_id }) => {
    const { promotion_id: subject, sku_id, quantity } = await offerOfGift(context, gift_id!)
    return {
      kind: 'gift',
      promotion_id: null,
      subject,
      names: {},
      promotion: { promotion_id: subject, kind: 'gift', price: cents(0), allows_coupon: false },
      deposit: null,
      lines: [{ line_id: 1, sku_id, quantity }],
      is_gift: true,
    }
  },
  reserve: (context, { subject, payment_id, member_id }) => claimGift(context, { gift_id: subject!, payment_id, member_id }),
  release: releaseGift,
  restock: releaseGift,
}
