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
import { forgetStale } from './identity/forget-stale.ts'
import { cleanUp } from './kernel/clean-up.ts'
import type { Farewell } from './kernel/farewell.ts'
import type { Job } from './kernel/jobs.ts'
import { after, afterMany, within, type Reaction } from './kernel/outbox.ts'
import { forgetOldMessages } from './kernel/secure-message/forget-old.ts'
import type { TimerHandlers } from './kernel/timers.ts'
import { mediaFarewell } from './media/farewell.ts'
import { removeUnused } from './media/remove-unused.ts'
import { memberFarewell } from './member/farewell.ts'
import { forgetMessages } from './messaging/forget-messages.ts'
import { acceptPayment } from './order/accept-payment.ts'
import { closeUnpaid } from './order/close-orders.ts'
import { orderFarewell } from './order/farewell.ts'
import { noteFailedPayment, noteReturnedMoney } from './order/note-event.ts'
import { paymentFarewell } from './payment/farewell.ts'
import { dropOldGrants } from './payment/grant-payment.ts'
import { reconcileTry } from './payment/provider/reconcile.ts'
import { refundsJob } from './payment/provider/send-refunds.ts'
import { answerSlowly } from './payment/sandbox/decide-payment.ts'
import { turnWindow } from './promotion/turn-window.ts'
import { reviewFarewell } from './review/farewell.ts'
import { searchFarewell } from './search/farewell.ts'
import { turnAdvert } from './site/list-adverts.ts'
import { walletFarewell } from './wallet/farewell.ts'
import { foldTails } from './wallet/fold-tails.ts'

/** "When X happens, then Y": the only place where one domain answers to another's events. */
export const reactions: Reaction[] = [
  within('payment.paid', 'order', acceptPayment),
  within('payment.failed', 'order', noteFailedPayment),
  within('payment.returned', 'order', noteReturnedMoney),
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
  'order.close_unpaid': closeUnpaid,
  'payment.reconcile': (context, subject) => reconcileTry(context, Number(subject)),
  'promotion.window_turns': turnWindow,
  'sandbox.answer': answerSlowly,
  'site.advert_turns': turnAdvert,
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
  paymentFarewell,
  bridgeFarewell,
  cartFarewell,
  catalogueFarewell,
  mediaFarewell,
  memberFarewell,
  reviewFarewell,
  searchFarewell,
  applicationFarewell,
]
