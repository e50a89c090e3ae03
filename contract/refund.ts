import * as z from 'zod/mini'
import { Id, OptionalText, PageInput, PageOf, Pattern, Quantity, Text } from './fields.ts'
import { operation } from './operation.ts'
import {
  RefundAmounts,
  Receipt,
  AfterSaleRequest,
  RefundableLine,
  AfterSaleKind,
  AfterSaleReason,
  AfterSaleSummary,
} from './refund-shapes.ts'
import { refundStaff } from './refund-staff.ts'

export * from './refund-shapes.ts'

const OneLine = { order_goods_id: Id }
const OneReturn = { refund_id: Id }
const RequestFields = {
  kind: AfterSaleKind,
  quantity: Quantity,
  reason: AfterSaleReason,
  note: OptionalText(500),
  /** Of the caller's own uploads to `refund`. */
  pic_paths: z.optional(z.array(Text(200)).check(z.maxLength(9))),
}
const Carrier = Text(60)
const TrackingNumber = Pattern(/^[A-Za-z0-9-]{4,40}$/, 40, 'refund.invalid_tracking_number')
export const RefundRequestInput = z.object(RequestFields)
export const ReturnParcel = z.object({ carrier: Carrier, tracking_number: TrackingNumber })

const owns = { who: 'member', owns: 'return' } as const
const ownLine = { who: 'member', owns: 'order_line' } as const
const requestRefusals = [
  'refund.line_not_found',
  'refund.not_refundable',
  'refund.already_open',
  'refund.quantity_exceeded',
  'refund.not_shipped',
] as const

export const refund = {
  returnable: operation({
    path: 'refund/returnable',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'Lines of the member’s orders that can be returned or refunded, the newest order first',
    input: z.object({ order_id: z.optional(Id), ...PageInput }),
    output: PageOf(RefundableLine),
  }),
  preview: operation({
    path: 'refund/preview',
    kind: 'query',
    access: ownLine,
    summary: 'Preview of a refund of a quantity of a line, by source and bucket',
    refusals: [...requestRefusals],
    input: z.object({ ...OneLine, quantity: Quantity, kind: AfterSaleKind }),
    output: z.object({ line: RefundableLine, refund_amounts: RefundAmounts }),
  }),
  apply: operation({
    path: 'refund/apply',
    kind: 'command',
    access: ownLine,
    summary: 'Requests a refund of a quantity of a line that no open request covers',
    refusals: [...requestRefusals, 'refund.picture_unknown'],
    input: z.object({ ...OneLine, ...RequestFields }),
    output: AfterSaleRequest,
  }),
  reapply: operation({
    path: 'refund/reapply',
    kind: 'command',
    access: owns,
    summary: 'Applies again after a refusal or closure, under the same number',
    refusals: ['refund.not_found', 'refund.changed', ...requestRefusals, 'refund.picture_unknown'],
    input: z.object({ ...OneReturn, ...RequestFields }),
    output: AfterSaleRequest,
  }),
  cancel: operation({
    path: 'refund/cancel',
    kind: 'command',
    access: owns,
    summary: 'Withdraws a request before its goods are shipped',
    refusals: ['refund.not_found', 'refund.changed'],
    input: z.object(OneReturn),
    output: AfterSaleRequest,
  }),
  send_parcel: operation({
    path: 'refund/send_parcel',
    kind: 'command',
    access: owns,
    summary: 'Records carrier and tracking number of the return parcel',
    refusals: ['refund.not_found', 'refund.changed', 'refund.invalid_tracking_number'],
    input: z.object({ ...OneReturn, ...ReturnParcel.shape }),
    output: AfterSaleRequest,
  }),
  list: operation({
    path: 'refund/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s requests, the newest first; open or finished ones',
    input: z.object({ tab: z.optional(z.enum(['all', 'open', 'over'])), ...PageInput }),
    output: PageOf(AfterSaleSummary),
  }),
  view: operation({
    path: 'refund/view',
    kind: 'query',
    access: owns,
    summary: 'One request in full: amounts by source, deadlines, and its history',
    refusals: ['refund.not_found'],
    input: z.object(OneReturn),
    output: AfterSaleRequest,
  }),
  receipt: operation({
    path: 'refund/receipt',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'An order’s price explained: every rule evaluated on each line, and the refund of each line',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: Receipt,
  }),
  ...refundStaff,
}
