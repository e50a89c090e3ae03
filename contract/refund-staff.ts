import * as z from 'zod/mini'
import { Id, OptionalText, PageInput, PageOf, Quantity, Sorted, Text } from './fields.ts'
import { operation } from './operation.ts'
import {
  RefundAmounts,
  StaffAfterSaleRequest,
  Receipt,
  RefundableLine,
  AfterSaleKind,
  AfterSaleReason,
  AfterSaleStatus,
  AfterSaleSummary,
  AfterSaleVersion,
} from './refund-shapes.ts'

const OneReturn = { refund_id: Id }
const LineQuantity = { order_goods_id: Id, quantity: Quantity }
const handle = { who: 'staff', permission: 'refund.handle' } as const
const view = { who: 'staff', permission: 'refund.view' } as const
const changeRefusals = ['refund.not_found', 'refund.changed'] as const
const requestRefusals = ['refund.line_not_found', 'refund.not_refundable', 'refund.quantity_exceeded', 'refund.already_open'] as const

export const refundStaff = {
  list_requests: operation({
    path: 'refund/list_requests',
    kind: 'query',
    access: view,
    summary: 'Requests of all members, the newest first, or by deadline',
    input: z.object({
      status: z.optional(AfterSaleStatus),
      kind: z.optional(AfterSaleKind),
      /** A request’s or an order’s number. */
      keyword: z.optional(Text(60)),
      member_id: z.optional(Id),
      order_id: z.optional(Id),
      /** `merchant_deadline`: until when the shop has time to answer; `buyer_deadline`: the buyer to send. */
      sort: Sorted('created_at', 'amount', 'merchant_deadline', 'buyer_deadline'),
      ...PageInput,
    }),
    output: PageOf(z.object({ ...AfterSaleSummary.shape, member_id: Id, account: OptionalText(16), version: AfterSaleVersion })),
  }),
  view_return: operation({
    path: 'refund/view_return',
    kind: 'query',
    access: view,
    summary: 'One request in full, for operators',
    refusals: ['refund.not_found'],
    input: z.object(OneReturn),
    output: StaffAfterSaleRequest,
  }),
  view_receipt: operation({
    path: 'refund/view_receipt',
    kind: 'query',
    access: view,
    summary: 'Any order’s price explained, as its buyer sees it',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: Receipt,
  }),
  approve: operation({
    path: 'refund/approve',
    kind: 'command',
    access: handle,
    summary: 'Approves a request: the money is refunded, or the goods are requested first',
    refusals: changeRefusals,
    input: z.object({ ...OneReturn, version: AfterSaleVersion, return_address: z.optional(Text(500)) }),
    output: StaffAfterSaleRequest,
  }),
  refuse: operation({
    path: 'refund/refuse',
    kind: 'command',
    access: handle,
    summary: 'Refuses a request with a note to the buyer, who may request again',
    refusals: changeRefusals,
    input: z.object({ ...OneReturn, version: AfterSaleVersion, reply: Text(500) }),
    output: StaffAfterSaleRequest,
  }),
  confirm_receipt: operation({
    path: 'refund/confirm_receipt',
    kind: 'command',
    access: handle,
    summary: 'Confirms that the goods were received: restocks and refunds',
    refusals: changeRefusals,
    input: z.object({ ...OneReturn, version: AfterSaleVersion }),
    output: StaffAfterSaleRequest,
  }),
  refuse_receipt: operation({
    path: 'refund/refuse_receipt',
    kind: 'command',
    access: handle,
    summary: 'Refuses returned goods with a note to the buyer: the request is closed, and may be made again',
    refusals: changeRefusals,
    input: z.object({ ...OneReturn, version: AfterSaleVersion, reply: Text(500) }),
    output: StaffAfterSaleRequest,
  }),
  preview_refund: operation({
    path: 'refund/preview_refund',
    kind: 'query',
    access: view,
    summary: 'Preview of an operator’s refund of a quantity of any line, by source',
    refusals: [...requestRefusals],
    input: z.object({ ...LineQuantity }),
    output: z.object({ line: RefundableLine, refund_amounts: RefundAmounts }),
  }),
  refund: operation({
    path: 'refund/refund',
    kind: 'command',
    access: handle,
    summary: 'Refunds a quantity of a line without a member’s request and without a return: a request made and approved at once',
    refusals: [...requestRefusals],
    input: z.object({ ...LineQuantity, reason: AfterSaleReason, note: Text(500) }),
    output: StaffAfterSaleRequest,
  }),
}
