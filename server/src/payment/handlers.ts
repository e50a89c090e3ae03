import type { payment } from '@longmall/contract/payment.ts'
import type { Handlers } from '../kernel/context.ts'
import { grantPayment } from './grant-payment.ts'
import { pay } from './pay.ts'
import { receiveNotice } from './provider/receive-notice.ts'
import { viewPayment } from './views.ts'

export const paymentHandlers: Handlers<typeof payment> = {
  grant: grantPayment,
  view: viewPayment,
  pay,
  notice: receiveNotice,
}
