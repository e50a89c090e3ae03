import { toDecimal } from '@longmall/contract/units.ts'
import { recordGoodsSale, recordRefund, recordStartUpSales } from './award/events/record-sale.ts'
import { writeOutcome } from './award/outcome/write-outcome.ts'
import { runSettlement } from './award/settlement/run-settlement.ts'
import { settlementTimer } from './award/settlement/schedule.ts'
import { settleReleased } from './award/settlement/settle-released.ts'
import { publishTimer, onArticlePublished } from './article/on-article-published.ts'
import { endBargain } from './bargain/fail-bargain.ts'
import { endTimer as bargainTimer } from './bargain/open-bargain.ts'
import { completeBargain } from './bargain/reserve-bargain.ts'
import { activateReleased } from './box/purchase/activate.ts'
import { makeBoxes } from './box/purchase/make-boxes.ts'
import { returnBoxes } from './box/purchase/return-boxes.ts'
import { refreshAfterDeliveryChange } from './catalogue/lists/refresh-offered.ts'
import { countSales } from './catalogue/stock/count-sales.ts'
import { refreshStock } from './catalogue/stock/refresh-stock.ts'
import { makeClones } from './clone/make-clones.ts'
import { placeClones } from './clone/place-clones.ts'
import { makeClonesOfNewAm, makeClonesOfUnfrozen, makeTimer, placeTimer } from './clone/timers.ts'
import { expireCode } from './coin-withdrawal/code/expire-code.ts'
import { reportTwice } from './coin-withdrawal/sending/sandbox.ts'
import { queryResult, sendDue } from './coin-withdrawal/sending/send-due.ts'
import { notifyPayee } from './coin-transfer/notify-payee.ts'
import { pageTimer, publishScheduled, onBlockDue } from './content/composer/schedule-page.ts'
import { expireCoupons } from './coupon/expire-coupons.ts'
import { notifyExpiry } from './deposit/settle/notify-expiry.ts'
import { recordCoupon } from './points-shop/orders/record-coupon.ts'
import { recordGoods } from './points-shop/orders/record-goods.ts'
import { giveForBirthdays } from './gift/giving/give-for-birthdays.ts'
import { giveForLevel } from './gift/giving/give-for-level.ts'
import { giveForPurchase } from './gift/giving/give-for-purchase.ts'
import { recordGiftOrder } from './gift/claim-gift.ts'
import { after, afterMany, within, type Reaction } from './kernel/work/outbox.ts'
import { nonTransactionalTimer, type TimerHandlers } from './kernel/time/timers.ts'
import { recordFirstOrders, recordInvitee, rewardFirstOrder } from './invitation/handle-events.ts'
import { changeReferrer, evaluateSponsor } from './member/level/change-referrer.ts'
import { evaluateLadder } from './member/level/raise-by-referrals.ts'
import { becomeAm, recordStartUpRefund } from './member/level/start-up-order.ts'
import { runWindows } from './member/window/run-windows.ts'
import { scheduleWindow, windowTimer } from './member/window/schedule-window.ts'
import { placeMembers } from './network/placement/place-members.ts'
import { bindNewcomer } from './network/sponsor/bind-sponsor.ts'
import { countTeamMembers } from './network/sponsor/count-teams.ts'
import { runRequestedJob, runTimer } from './ops/jobs/run-job.ts'
import { acceptPayment } from './order/accept-payment.ts'
import { closeUnpaidOrders } from './order/close-orders.ts'
import { assignToGroup } from './order/on-hold/assign-to-group.ts'
import { refundDue } from './refund/closed/refund-order.ts'
import { refundDifference, refundLatePayment, releaseClosed } from './refund/closed/reverse-closed.ts'
import { releaseOrders } from './order/on-hold/release-orders.ts'
import { recordFailedPayment, recordReturnedMoney } from './order/record-payment-event.ts'
import { settleOrder } from './order/progress/settle-order.ts'
import { autoReceiveOrder, autoReviewOrder } from './order/progress/timers.ts'
import { openBalanceOnTimer } from './order/reservation/await-balance.ts'
import { missBalance } from './order/reservation/close-reservation.ts'
import { recordReturn } from './order/progress/record-order-event.ts'
import { openPledges } from './pledge/open-pledges.ts'
import { reconcileAttempt } from './payment/provider/reconcile.ts'
import { sendDelayedNotice } from './payment/sandbox/decide-payment.ts'
import { endGroup, endTimer as groupTimer, refundLostSeats, notifyCompleted } from './team-buy/decide-group.ts'
import { leaveGroup } from './team-buy/leave-group.ts'
import { joinGroup } from './team-buy/join-group.ts'
import { countPromotionRefunds } from './promotion/figures/count-refunds.ts'
import { countPromotionSales } from './promotion/figures/count-sales.ts'
import { publishWindowChange } from './promotion/zone/publish-window-change.ts'
import { closeUnpaidRecharge, recordFailedRecharge } from './recharge/close-recharge.ts'
import { creditRecharge } from './recharge/credit-recharge.ts'
import { closeRefundedPickup } from './redemption/pickup/close-pickup.ts'
import { openPickups } from './redemption/pickup/open-pickups.ts'
import { pickupTimers } from './redemption/pickup/queries.ts'
import { completeOrder, expirePickup, remindBuyer } from './redemption/pickup/timers.ts'
import { moveRefundedOrder, notifyRefunded } from './refund/steps/after-refund.ts'
import { timeOut } from './refund/steps/time-out.ts'
import { writeDefaultReviews } from './review/writing/write-default-reviews.ts'
import { handleOrderReceived, handleRecharged, handleRefunded, handleRegistered } from './reward/rules/handle-events.ts'
import { handleOrderSettled } from './reward/rules/handle-order-settled.ts'
import {
  recordAddressProgress,
  recordDrawProgress,
  recordFavouriteProgress,
  recordOrderProgress,
  recordProfileProgress,
  recordReviewProgress,
  recordVisitProgress,
} from './reward/tasks/record-activity.ts'
import { trackParcel, trackTimer } from './fulfilment/carrier/track-parcel.ts'
import { distributionReactions } from './distribution/reactions.ts'
import { completeShipping } from './fulfilment/complete-shipping.ts'
import { reconcileTopUp } from './fulfilment/top-up/reconcile-top-up.ts'
import { retryDelivery, deliverPaid } from './fulfilment/virtual/deliver-virtual.ts'
import { onAdvertDue } from './site/list-adverts.ts'
import { notifySmsUsedUp } from './staff/notify-sms-used-up.ts'
import { expireHold } from './wallet/holds/resolve-hold.ts'

/** "When X happens, then Y": the only place where one domain answers to another's events. */
export const reactions: Reaction[] = [
  within('payment.paid', 'order', acceptPayment),
  within('order.nothing_due', 'order', (context, { payment_id }) => acceptPayment(context, { payment_id, purpose: 'order', subject: '' })),
  within('payment.failed', 'order', recordFailedPayment),
  within('payment.paid', 'recharge', creditRecharge),
  within('payment.failed', 'recharge', recordFailedRecharge),
  within('payment.returned', 'order', recordReturnedMoney),
  within('order.paid', 'fulfilment', deliverPaid),
  within('order.released', 'fulfilment', deliverPaid),
  within('order.paid', 'redemption', openPickups),
  within('order.released', 'redemption', openPickups),
  within('order.refunded', 'redemption', closeRefundedPickup),
  // Before the team, which may lower the price of what was just paid.
  within('order.paid', 'award', recordStartUpSales),
  within('order.paid', 'pledge', openPledges),
  within('order.paid', 'team_buy', joinGroup),
  within('team_buy.joined', 'order', (context, { group_id: subject, ...assignment }) =>
    assignToGroup(context, { ...assignment, subject, template: 'team_buy_price' }),
  ),
  within('team_buy.completed', 'order', (context, { order_ids }) => releaseOrders(context, order_ids)),
  after('team_buy.completed', 'team_buy', notifyCompleted),
  after('team_buy.failed', 'order', refundLostSeats),
  after('order.refund_due', 'order', refundDue),
  within('order.closed', 'refund', releaseClosed),
  within('order.late_payment', 'refund', refundLatePayment),
  within('order.price_lowered', 'refund', refundDifference),
  within('order.price_lowered', 'award', (context, { order_id, cents, key }) =>
    recordRefund(context, { order_id, goods_amount: toDecimal(BigInt(cents), 'MONEY'), cause: key }),
  ),
  ...distributionReactions,
  within('order.paid', 'bargain', completeBargain),
  within('order.refunded', 'team_buy', leaveGroup),
  within('order.paid', 'points_shop', recordGoods),
  within('coupon.purchased', 'points_shop', recordCoupon),
  within('order.paid', 'gift', recordGiftOrder),
  within('order.paid', 'member', becomeAm),
  within('order.paid', 'box', makeBoxes),
  within('order.released', 'box', activateReleased),
  within('order.refunded', 'box', returnBoxes),
  within('return.refunded', 'box', returnBoxes),
  within('order.settled', 'award', recordGoodsSale),
  within('order.refunded', 'award', (context, { order_id }) => recordRefund(context, { order_id, cause: `order ${order_id}` })),
  within('return.refunded', 'award', (context, { order_id, goods_amount, return_id }) =>
    recordRefund(context, { order_id, goods_amount, cause: `return ${return_id}` }),
  ),
  within('order.refunded', 'member', recordStartUpRefund),
  after('award.run_closed', 'award.outcome', writeOutcome),
  after('coin_transfer.made', 'messaging', notifyPayee),
  after('award.run_closed', 'deposit.notices', notifyExpiry),
  within('code.sms_limit_reached', 'staff', notifySmsUsedUp),
  within('order.settled', 'gift', giveForPurchase),
  within('member.level_reached', 'award', settleReleased),
  within('member.level_reached', 'gift', giveForLevel),
  within('return.opened', 'order', recordReturn('return_opened')),
  within('return.closed', 'order', recordReturn('return_closed')),
  within('return.refunded', 'order', recordReturn('return_refunded')),
  within('return.refunded', 'messaging', notifyRefunded),
  within('return.refunded', 'fulfilment', completeShipping),
  within('return.refunded', 'order', moveRefundedOrder),
  within('return.refunded', 'redemption', closeRefundedPickup),
  within('return.refunded', 'member', async (context, { order_id, is_whole }) => {
    if (is_whole) await recordStartUpRefund(context, { order_id })
  }),
  within('order.review_due', 'review', writeDefaultReviews),
  afterMany('order.paid', 'catalogue', (context, paid) =>
    countSales(
      context,
      paid.flatMap(({ payload }) => payload.lines),
    ),
  ),
  afterMany('order.paid', 'promotion', (context, paid) =>
    countPromotionSales(
      context,
      paid.flatMap(({ payload: { member_id, lines }, at }) => lines.map((one) => ({ ...one, member_id, at }))),
    ),
  ),
  afterMany('order.quantity_refunded', 'promotion', (context, back) =>
    countPromotionRefunds(
      context,
      back.map(({ payload }) => payload),
    ),
  ),
  after('stock.band_changed', 'catalogue', refreshStock),
  after('shop.delivery_changed', 'catalogue', refreshAfterDeliveryChange),
  after('member.level_reached', 'member.window', scheduleWindow),
  after('member.level_reached', 'member.ladder', evaluateLadder),
  after('member.referral_counted', 'member.ladder', evaluateLadder),
  within('member.level_reached', 'clone', makeClonesOfNewAm),
  within('member.unfrozen', 'clone', makeClonesOfUnfrozen),
  within('member.registered', 'network', bindNewcomer),
  within('network.sponsor_changed', 'member', changeReferrer),
  after('network.sponsor_changed', 'member.ladder', evaluateSponsor),
  afterMany('member.registered', 'team_count', (context, registered) =>
    countTeamMembers(
      context,
      registered.map(({ payload }) => payload.member_id),
    ),
  ),
  afterMany('member.level_reached', 'team_count', (context, raised) =>
    countTeamMembers(
      context,
      raised.map(({ payload }) => payload.member_id),
    ),
  ),
  afterMany('member.level_reached', 'placement', (context, raised) =>
    placeMembers(
      context,
      raised.map(({ payload }) => payload),
    ),
  ),
  after('member.registered', 'invitation', recordInvitee),
  afterMany('order.paid', 'invitation', recordFirstOrders),
  after('order.settled', 'invitation', rewardFirstOrder),
  after('member.registered', 'reward', handleRegistered),
  after('recharge.credited', 'reward', handleRecharged),
  after('order.received', 'reward', handleOrderReceived),
  after('return.refunded', 'reward', handleRefunded),
  after('order.settled', 'reward', handleOrderSettled),
  after('order.refunded', 'reward', (context, order) => handleOrderSettled(context, { ...order, goods_total: '0' })),
  after('order.paid', 'reward', recordOrderProgress),
  after('review.already_written', 'reward', recordReviewProgress),
  within('member.address_added', 'reward', recordAddressProgress),
  within('member.profile_changed', 'reward', recordProfileProgress),
  within('catalogue.visited', 'reward', recordVisitProgress),
  within('catalogue.favourite_added', 'reward', recordFavouriteProgress),
  within('game.drawn', 'reward', recordDrawProgress),
]

/** What falls due on the store clock, by kind. */
export const timers: TimerHandlers = {
  [publishTimer]: onArticlePublished,
  [bargainTimer]: endBargain,
  [makeTimer]: makeClones,
  [placeTimer]: placeClones,
  'coin_withdrawal.expire': expireCode,
  'coin_withdrawal.query': nonTransactionalTimer(queryResult),
  'coin_withdrawal.sandbox_notice': nonTransactionalTimer(reportTwice),
  'coin_withdrawal.send': sendDue,
  'content.block_turns': onBlockDue,
  [pageTimer]: publishScheduled,
  'coupon.expire': expireCoupons,
  'gift.birthdays': giveForBirthdays,
  [runTimer]: runRequestedJob,
  [windowTimer]: runWindows,
  'order.auto_receive': autoReceiveOrder,
  'order.auto_review': autoReviewOrder,
  'order.balance_ends': missBalance,
  'order.balance_opens': openBalanceOnTimer,
  'order.close_unpaid': closeUnpaidOrders,
  'order.settle': settleOrder,
  [pickupTimers.complete]: completeOrder,
  [pickupTimers.expire]: expirePickup,
  [pickupTimers.remind]: remindBuyer,
  'payment.reconcile': nonTransactionalTimer((context, subject) => reconcileAttempt(context, Number(subject))),
  [groupTimer]: endGroup,
  'promotion.window_changed': publishWindowChange,
  'recharge.close_unpaid': closeUnpaidRecharge,
  'refund.deadline': timeOut,
  'sandbox.respond': sendDelayedNotice,
  [trackTimer]: trackParcel,
  'fulfilment.retry_delivery': retryDelivery,
  'fulfilment.reconcile_top_up': nonTransactionalTimer(reconcileTopUp),
  [settlementTimer]: nonTransactionalTimer((context, day) => runSettlement(context, day)),
  'site.advert_turns': onAdvertDue,
  'wallet.hold_expires': expireHold,
}
