import { applicationFarewell } from './application/farewell.ts'
import { articleFarewell } from './article/farewell.ts'
import { publishTimer, turnArticle } from './article/turn-article.ts'
import { endBargain } from './bargain/fail-bargain.ts'
import { bargainFarewell } from './bargain/farewell.ts'
import { endTimer as bargainTimer } from './bargain/open-bargain.ts'
import { closeDeal } from './bargain/take-bargain.ts'
import { bridgeFarewell } from './bridge/farewell.ts'
import { forgetHostTokens } from './bridge/host-token/forget-host-tokens.ts'
import { cartFarewell } from './cart/forget/farewell.ts'
import { forgetVisitors } from './cart/forget/forget-visitors.ts'
import { catalogueFarewell } from './catalogue/kept/farewell.ts'
import { followDelivery } from './catalogue/lists/follow-offered.ts'
import { refreshListsJob } from './catalogue/lists/refresh-lists.ts'
import { countSales } from './catalogue/stock/count-sales.ts'
import { refreshStock } from './catalogue/stock/refresh-stock.ts'
import { forgetCodes } from './code/forget-codes.ts'
import { pageTimer, publishPlanned, turnBlock } from './content/composer/schedule-page.ts'
import { expireCoupons } from './coupon/expire-coupons.ts'
import { couponFarewell } from './coupon/farewell.ts'
import { gameFarewell } from './game/farewell.ts'
import { forgetStale } from './identity/forget-stale.ts'
import { exchangeFarewell } from './exchange/farewell.ts'
import { noteCoupon } from './exchange/records/note-coupon.ts'
import { noteGoods } from './exchange/records/note-goods.ts'
import { giftFarewell } from './gift/farewell.ts'
import { giveForBirthdays } from './gift/giving/give-for-birthdays.ts'
import { giveForLevel } from './gift/giving/give-for-level.ts'
import { giveForPurchase } from './gift/giving/give-for-purchase.ts'
import { noteGiftOrder } from './gift/take-gift.ts'
import { cleanUp } from './kernel/work/clean-up.ts'
import type { Farewell } from './kernel/farewell.ts'
import { forgetCounts } from './kernel/http/limits/forget-counts.ts'
import type { Job } from './kernel/work/jobs.ts'
import { after, afterMany, within, type Reaction } from './kernel/work/outbox.ts'
import { forgetOldMessages } from './kernel/security/secure-message/forget-old.ts'
import { outside, type TimerHandlers } from './kernel/time/timers.ts'
import { mediaFarewell } from './media/farewell.ts'
import { removeUnused } from './media/remove-unused.ts'
import { memberFarewell } from './member/farewell.ts'
import { forgetMessages } from './messaging/forget-messages.ts'
import { runAskedJob, runTimer } from './ops/jobs/run-job.ts'
import { acceptPayment } from './order/accept-payment.ts'
import { closeUnpaid } from './order/close-orders.ts'
import { orderFarewell } from './order/farewell.ts'
import { enterPlace } from './order/held/enter-place.ts'
import { refundDue } from './refund/closed/refund-order.ts'
import { refundDifference, refundLatePayment, releaseClosed } from './refund/closed/reverse-closed.ts'
import { releaseOrders } from './order/held/release-orders.ts'
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
import { endGroup, endTimer as groupTimer, refundLost, tellCompleted } from './pintuan/decide-group.ts'
import { pintuanFarewell } from './pintuan/farewell.ts'
import { leaveGroup } from './pintuan/leave-group.ts'
import { takePlace } from './pintuan/take-place.ts'
import { promotionFarewell } from './promotion/farewell.ts'
import { countPromotionRefunds } from './promotion/figures/count-refunds.ts'
import { countPromotionSales } from './promotion/figures/count-sales.ts'
import { turnWindow } from './promotion/zone/turn-window.ts'
import { closeUnpaidRecharge, noteFailedRecharge } from './recharge/close-recharge.ts'
import { creditRecharge } from './recharge/credit-recharge.ts'
import { rechargeFarewell } from './recharge/farewell.ts'
import { returnsFarewell } from './refund/farewell.ts'
import { moveRefundedOrder, tellRefunded } from './refund/steps/after-refund.ts'
import { timeOut } from './refund/steps/time-out.ts'
import { reviewFarewell } from './review/farewell.ts'
import { writeDefaultReviews } from './review/writing/write-default-reviews.ts'
import { rewardFarewell } from './reward/farewell.ts'
import { answerReceived, answerRecharged, answerRefunded, answerRegistered } from './reward/rules/answer.ts'
import { answerSettled } from './reward/rules/answer-settled.ts'
import { noteAddress, noteDraw, noteFavourite, notePaid, noteProfile, noteReview, noteVisit } from './reward/tasks/answer.ts'
import { searchFarewell } from './search/farewell.ts'
import { followParcel, followTimer } from './fulfilment/carrier/follow-parcel.ts'
import { seckillFarewell } from './seckill/farewell.ts'
import { forgetPasses } from './seckill/forget-passes.ts'
import { applyDueRequests } from './setting/request/apply-due.ts'
import { shippingFarewell } from './fulfilment/farewell.ts'
import { finishShipping } from './fulfilment/finish-shipping.ts'
import { reconcileTopUp } from './fulfilment/top-up/reconcile-top-up.ts'
import { deliverAgain, deliverPaid } from './fulfilment/virtual/deliver-virtual.ts'
import { turnAdvert } from './site/list-adverts.ts'
import { closeVisitorDays } from './site/visitors/close-visitor-days.ts'
import { tellSmsUsedUp } from './staff/tell-sms-used-up.ts'
import { storeFarewell } from './store/farewell.ts'
import { walletFarewell } from './wallet/farewell.ts'
import { expireHold } from './wallet/holds/resolve-hold.ts'
import { foldTails } from './wallet/ledger/fold-tails.ts'
import { withdrawalFarewell } from './withdrawal/farewell.ts'
import { forgetWorkFiles } from './work/files/forget-work-files.ts'

/** "When X happens, then Y": the only place where one domain answers to another's events. */
export const reactions: Reaction[] = [
  within('payment.paid', 'order', acceptPayment),
  within('order.nothing_due', 'order', (context, { payment_id }) => acceptPayment(context, { payment_id, purpose: 'order', subject: '' })),
  within('payment.failed', 'order', noteFailedPayment),
  within('payment.paid', 'recharge', creditRecharge),
  within('payment.failed', 'recharge', noteFailedRecharge),
  within('payment.returned', 'order', noteReturnedMoney),
  within('order.paid', 'shipping', deliverPaid),
  within('order.released', 'shipping', deliverPaid),
  within('order.paid', 'pintuan', takePlace),
  within('pintuan.joined', 'order', (context, { group_id: subject, ...place }) =>
    enterPlace(context, { ...place, subject, template: 'pintuan_price' }),
  ),
  within('pintuan.completed', 'order', (context, { order_ids }) => releaseOrders(context, order_ids)),
  after('pintuan.completed', 'pintuan', tellCompleted),
  after('pintuan.failed', 'order', refundLost),
  after('order.refund_due', 'order', refundDue),
  within('order.closed', 'refund', releaseClosed),
  within('order.paid_late', 'refund', refundLatePayment),
  within('order.price_lowered', 'refund', refundDifference),
  within('order.paid', 'bargain', closeDeal),
  within('order.refunded', 'pintuan', leaveGroup),
  within('order.paid', 'exchange', noteGoods),
  within('coupon.bought', 'exchange', noteCoupon),
  within('order.paid', 'gift', noteGiftOrder),
  within('code.sms_used_up', 'staff', tellSmsUsedUp),
  within('order.settled', 'gift', giveForPurchase),
  within('member.level_reached', 'gift', giveForLevel),
  within('return.refunded', 'messaging', tellRefunded),
  within('return.refunded', 'shipping', finishShipping),
  within('return.refunded', 'order', moveRefundedOrder),
  within('order.review_due', 'review', writeDefaultReviews),
  afterMany('order.paid', 'catalogue', (context, paid) =>
    countSales(
      context,
      paid.flatMap(({ payload }) => payload.pieces),
    ),
  ),
  afterMany('order.paid', 'promotion', (context, paid) =>
    countPromotionSales(
      context,
      paid.flatMap(({ payload: { member_id, pieces }, at }) => pieces.map((one) => ({ ...one, member_id, at }))),
    ),
  ),
  afterMany('order.pieces_back', 'promotion', (context, back) =>
    countPromotionRefunds(
      context,
      back.map(({ payload }) => payload),
    ),
  ),
  after('stock.band_changed', 'catalogue', refreshStock),
  after('shop.delivery_changed', 'catalogue', followDelivery),
  after('member.registered', 'reward', answerRegistered),
  after('recharge.credited', 'reward', answerRecharged),
  after('order.received', 'reward', answerReceived),
  after('return.refunded', 'reward', answerRefunded),
  after('order.settled', 'reward', answerSettled),
  after('order.refunded', 'reward', (context, order) => answerSettled(context, { ...order, goods_total: '0' })),
  after('order.paid', 'reward', notePaid),
  after('review.written', 'reward', noteReview),
  within('member.address_added', 'reward', noteAddress),
  within('member.profile_changed', 'reward', noteProfile),
  within('catalogue.visited', 'reward', noteVisit),
  within('catalogue.favourite_added', 'reward', noteFavourite),
  within('game.drawn', 'reward', noteDraw),
]

/** What falls due on the store clock, by kind. */
export const timers: TimerHandlers = {
  [publishTimer]: turnArticle,
  [bargainTimer]: endBargain,
  'content.block_turns': turnBlock,
  [pageTimer]: publishPlanned,
  'coupon.expire': expireCoupons,
  'gift.birthdays': giveForBirthdays,
  [runTimer]: runAskedJob,
  'order.auto_receive': receiveByTime,
  'order.auto_review': reviewByTime,
  'order.balance_ends': missBalance,
  'order.balance_opens': openBalanceByTime,
  'order.close_unpaid': closeUnpaid,
  'order.settle': settleOrder,
  'payment.reconcile': outside((context, subject) => reconcileTry(context, Number(subject))),
  [groupTimer]: endGroup,
  'promotion.window_turns': turnWindow,
  'recharge.close_unpaid': closeUnpaidRecharge,
  'returns.due': timeOut,
  'sandbox.answer': answerSlowly,
  [followTimer]: followParcel,
  'shipping.deliver_again': deliverAgain,
  'shipping.recharged': outside(reconcileTopUp),
  'site.advert_turns': turnAdvert,
  'wallet.hold_expires': expireHold,
}

/** What runs by schedule on the real clock. */
export const jobs: Job[] = [
  forgetStale,
  applyDueRequests,
  cleanUp,
  closeVisitorDays,
  dropOldGrants,
  foldTails,
  forgetHostTokens,
  forgetCodes,
  forgetCounts,
  forgetMessages,
  forgetOldMessages,
  forgetPasses,
  forgetVisitors,
  refreshListsJob,
  refundsJob,
  removeUnused,
  forgetWorkFiles,
]

/** How each domain lets a member go who cancels the account; what stands in the way is told in this order. */
export const farewells: Farewell[] = [
  walletFarewell,
  orderFarewell,
  returnsFarewell,
  paymentFarewell,
  articleFarewell,
  bargainFarewell,
  bridgeFarewell,
  cartFarewell,
  catalogueFarewell,
  couponFarewell,
  exchangeFarewell,
  giftFarewell,
  mediaFarewell,
  memberFarewell,
  pintuanFarewell,
  promotionFarewell,
  reviewFarewell,
  shippingFarewell,
  storeFarewell,
  searchFarewell,
  seckillFarewell,
  gameFarewell,
  rewardFarewell,
  applicationFarewell,
  rechargeFarewell,
  withdrawalFarewell,
]
