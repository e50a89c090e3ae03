import type { refund } from '@longmall/contract/refund.ts'
import type { Handlers } from '../kernel/context.ts'
import { listReturnableLines, listHandled, listReturnRequests } from './list-requests.ts'
import { previewRefund, previewReturn } from './preview-return.ts'
import { approve } from './staff/approve.ts'
import { confirmReceipt } from './staff/confirm-receipt.ts'
import { refundQuantity } from './staff/refund-quantity.ts'
import { refuseReceipt } from './staff/refuse-receipt.ts'
import { refuse } from './staff/refuse.ts'
import { applyForReturn } from './steps/apply-for-return.ts'
import { cancelReturn } from './steps/cancel-return.ts'
import { reapplyForReturn } from './steps/reapply-for-return.ts'
import { sendParcel } from './steps/send-parcel.ts'
import { viewReceipt } from './view-receipt.ts'
import { viewHandled, viewReturn } from './views.ts'

export const refundHandlers: Handlers<typeof refund> = {
  returnable: listReturnableLines,
  preview: previewReturn,
  apply: applyForReturn,
  reapply: reapplyForReturn,
  cancel: cancelReturn,
  send_parcel: sendParcel,
  list: listReturnRequests,
  view: viewReturn,
  receipt: (context, { order_id }) => viewReceipt(context, order_id, context.actor.member_id),
  list_requests: listHandled,
  view_return: viewHandled,
  view_receipt: (context, { order_id }) => viewReceipt(context, order_id),
  approve,
  refuse,
  confirm_receipt: confirmReceipt,
  refuse_receipt: refuseReceipt,
  preview_refund: previewRefund,
  refund: refundQuantity,
}
