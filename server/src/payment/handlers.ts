import type { payment } from '@longmall/contract/payment.ts'
import type { Handlers } from '../kernel/context.ts'
import { grantPayment } from './grant-payment.ts'
import { pay } from './paying/pay.ts'
import { receiveSignedNotice } from './provider/receive-signed-notice.ts'
import { listAlerts, listPayments } from './staff/lists.ts'
import { providerDays } from './staff/provider-days.ts'
import { reconcileNow } from './staff/reconcile-now.ts'
import { resolveAlert } from './staff/resolve-alert.ts'
import { returnMoney } from './staff/return-money.ts'
import { viewPayment } from './views.ts'

export const paymentHandlers: Handlers<typeof payment> = {
  grant: grantPayment,
  view: viewPayment,
  pay,
  notice: receiveSignedNotice,
  list: listPayments,
  alerts: listAlerts,
  days: providerDays,
  reconcile_now: reconcileNow,
  resolve_alert: resolveAlert,
  refund_wrong_amount: returnMoney,
}
