import { applicationFarewell } from './application/farewell.ts'
import { bridgeFarewell } from './bridge/farewell.ts'
import { forgetHostTokens } from './bridge/host-token/forget-host-tokens.ts'
import { cartFarewell } from './cart/forget/farewell.ts'
import { forgetVisitors } from './cart/forget/forget-visitors.ts'
import { catalogueFarewell } from './catalogue/kept/farewell.ts'
import { refreshListsJob } from './catalogue/lists/refresh-lists.ts'
import { countSales } from './catalogue/stock/count-sales.ts'
import { refreshStock } from './catalogue/stock/refresh-stock.ts'
import { forgetCodes } from './code/forget-codes.ts'
import { expireCoupons } from './coupon/expire-coupons.ts'
import { couponFarewell } from './coupon/farewell.ts'
import { forgetStale } from './identity/forget-stale.ts'
import { cleanUp } from './kernel/clean-up.ts'
import type { Farewell } from './kernel/farewell.ts'
import type { Job } from './kernel/jobs.ts'
import { after, afterMany, within, type Reaction } from './kernel/outbox.ts'
import { forgetOldMessages } from './kernel/secure-message/forget-old.ts'
import { outside, type TimerHandlers } from './kernel/timers.ts'
import { mediaFarewell } from './media/farewell.ts'
import { removeUnused } from './media/remove-unused.ts'
import { memberFarewell } from './member/farewell.ts'
import { forgetMessages } from './messaging/forget-messages.ts'
import { acceptPayment } from './order/accept-payment.ts'
import { closeUnpaid } from './order/close-orders.ts'
import { orderFarewell } from './order/farewell.ts'
import { noteFailedPayment, noteReturnedMoney } from './order/note-event.ts'
import { settleOrder } from './order/progress/settle-order.ts'
import { receiveByTime, reviewByTime } from './order/progress/timers.ts'
import { openBalanceByTime } from './order/reservation/await-balance.ts'
import { missBalance } from './order/reservation/close-reservation.ts'
import { paymentFarewell } from './payment/farewell.ts'
import { dropOldGrants } from './payment/grant-payment.ts'
import { reconcileTry } from './payment/provider/reconcile.ts'
import { refundsJob } from './payment/provider/send-refunds.ts'
import { answerSlowly } from './payment/sandbox/decide-payment.ts'
import { turnWindow } from './promotion/turn-window.ts'
import { closeUnpaidRecharge, noteFailedRecharge } from './recharge/close-recharge.ts'
import { creditRecharge } from './recharge/credit-recharge.ts'
import { rechargeFarewell } from './recharge/farewell.ts'
import { returnsFarewell } from './returns/farewell.ts'
import { timeOut } from './returns/steps/time-out.ts'
import { reviewFarewell } from './review/farewell.ts'
import { writeDefaultReviews } from './review/writing/write-default-reviews.ts'
import { searchFarewell } from './search/farewell.ts'
import { followParcel, followTimer } from './shipping/carrier/follow-parcel.ts'
import { shippingFarewell } from './shipping/farewell.ts'
import { finishShipping } from './shipping/finish-shipping.ts'
import { deliverAgain, deliverPaid, finishRecharge } from './shipping/virtual/deliver-virtual.ts'
import { turnAdvert } from './site/list-adverts.ts'
import { walletFarewell } from './wallet/farewell.ts'
import { expireHold } from './wallet/holds/resolve-hold.ts'
import { foldTails } from './wallet/ledger/fold-tails.ts'
import { withdrawalFarewell } from './withdrawal/farewell.ts'

/** "When X happens, then Y": the only place where one domain answers to another's events. */
export const reactions: Reaction[] = [
  within('payment.paid', 'order', acceptPayment),
  within('payment.failed', 'order', noteFailedPayment),
  within('payment.paid', 'recharge', creditRecharge),
  within('payment.failed', 'recharge', noteFailedRecharge),
  within('payment.returned', 'order', noteReturnedMoney),
  within('order.paid', 'shipping', deliverPaid),
  within('return.refunded', 'shipping', finishShipping),
  within('order.review_due', 'review', writeDefaultReviews),
  afterMany('order.paid', 'catalogue', (context, paid) =>
    countSales(
      context,
      paid.flatMap(({ pieces }) => pieces),
    ),
  ),
  after('stock.band_changed', 'catalogue', refreshStock),
]

/** What falls due on the store clock, by kind. */
export const timers: TimerHandlers = {
  'coupon.expire': expireCoupons,
  'order.auto_receive': receiveByTime,
  'order.auto_review': reviewByTime,
  'order.balance_ends': missBalance,
  'order.balance_opens': openBalanceByTime,
  'order.close_unpaid': closeUnpaid,
  'order.settle': settleOrder,
  'payment.reconcile': outside((context, subject) => reconcileTry(context, Number(subject))),
  'promotion.window_turns': turnWindow,
  'recharge.close_unpaid': closeUnpaidRecharge,
  'returns.due': timeOut,
  'sandbox.answer': answerSlowly,
  [followTimer]: followParcel,
  'shipping.deliver_again': deliverAgain,
  'shipping.recharged': finishRecharge,
  'site.advert_turns': turnAdvert,
  'wallet.hold_expires': expireHold,
}

/** What runs by schedule on the real clock. */
export const jobs: Job[] = [
  forgetStale,
  cleanUp,
  dropOldGrants,
  foldTails,
  forgetHostTokens,
  forgetCodes,
  forgetMessages,
  forgetOldMessages,
  forgetVisitors,
  refreshListsJob,
  refundsJob,
  removeUnused,
]

/** How each domain lets a member go who cancels the account; what stands in the way is told in this order. */
export const farewells: Farewell[] = [
  walletFarewell,
  orderFarewell,
  returnsFarewell,
  paymentFarewell,
  bridgeFarewell,
  cartFarewell,
  catalogueFarewell,
  couponFarewell,
  mediaFarewell,
  memberFarewell,
  reviewFarewell,
  shippingFarewell,
  searchFarewell,
  applicationFarewell,
  rechargeFarewell,
  withdrawalFarewell,
]
