import type { coupon } from '@longmall/contract/coupon.ts'
import type { Handlers } from '../kernel/context.ts'
import { claimCoupon, claimWithCoins } from './claim-coupon.ts'
import { redeemCode } from './redeem-code.ts'
import { giveToMembers, makeCodes } from './staff/give-to-members.ts'
import { listCoupons, viewFigures, viewForStaff } from './staff/list-coupons.ts'
import { endCoupon, saveCoupon } from './staff/save-coupon.ts'
import { listCentre, listOffers } from './views/list-centre.ts'
import { listGoodsOfCoupon } from './views/list-goods-of-coupon.ts'
import { countMine, listMine } from './views/list-mine.ts'
import { pickCoupons } from './views/pick-coupons.ts'

export const couponHandlers: Handlers<typeof coupon> = {
  centre: listCentre,
  offers: listOffers,
  goods: listGoodsOfCoupon,
  claim: claimCoupon,
  redeem_code: redeemCode,
  purchase: claimWithCoins,
  mine: listMine,
  counts: countMine,
  pick: pickCoupons,
  list: listCoupons,
  staff_view: viewForStaff,
  save: saveCoupon,
  end: endCoupon,
  grant: giveToMembers,
  make_codes: makeCodes,
  figures: viewFigures,
}
