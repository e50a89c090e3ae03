import * as z from 'zod/mini'
import { Id, OptionalText, PageInput, PageOf, Quantity, Sorted, Text } from './fields.ts'
import { operation } from './operation.ts'
import {
  Back,
  HandledReturn,
  Receipt,
  ReturnableLine,
  ReturnKind,
  ReturnReason,
  ReturnStatus,
  ReturnSummary,
  ReturnVersion,
} from './return-shapes.ts'

const OneReturn = { refund_id: Id }
const Pieces = { order_goods_id: Id, quantity: Quantity }
const handle = { who: 'staff', permission: 'returns.handle' } as const
const see = { who: 'staff', permission: 'returns.view' } as const
const handled = ['returns.not_found', 'returns.changed'] as const
const refusedAsks = ['returns.line_not_found', 'returns.not_returnable', 'returns.too_many', 'returns.already_open'] as const

export const returnsStaff = {
  list_returns: operation({
    path: 'returns/list_returns',
    kind: 'query',
    access: see,
    summary: 'Requests of all members, the newest first, or by whoever’s time runs out soonest',
    input: z.object({
      status: z.optional(ReturnStatus),
      kind: z.optional(ReturnKind),
      /** A request’s or an order’s number. */
      keyword: z.optional(Text(60)),
      member_id: z.optional(Id),
      order_id: z.optional(Id),
      /** `merchant_until`: until when the shop has time to answer; `buyer_until`: the buyer to send. */
      sort: Sorted('created_at', 'amount', 'merchant_until', 'buyer_until'),
      ...PageInput,
    }),
    output: PageOf(z.object({ ...ReturnSummary.shape, member_id: Id, account: OptionalText(16), version: ReturnVersion })),
  }),
  view_return: operation({
    path: 'returns/view_return',
    kind: 'query',
    access: see,
    summary: 'One request whole, as an operator handles it',
    refusals: ['returns.not_found'],
    input: z.object(OneReturn),
    output: HandledReturn,
  }),
  view_receipt: operation({
    path: 'returns/view_receipt',
    kind: 'query',
    access: see,
    summary: 'Any order’s price explained, as its buyer sees it',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: Receipt,
  }),
  approve: operation({
    path: 'returns/approve',
    kind: 'command',
    access: handle,
    summary: 'Approves a request: the money goes back, or the goods are asked for first',
    refusals: handled,
    input: z.object({ ...OneReturn, version: ReturnVersion, send_to: z.optional(Text(500)) }),
    output: HandledReturn,
  }),
  refuse: operation({
    path: 'returns/refuse',
    kind: 'command',
    access: handle,
    summary: 'Refuses a request with words to the buyer, who may ask again',
    refusals: handled,
    input: z.object({ ...OneReturn, version: ReturnVersion, reply: Text(500) }),
    output: HandledReturn,
  }),
  confirm_receipt: operation({
    path: 'returns/confirm_receipt',
    kind: 'command',
    access: handle,
    summary: 'Confirms that the goods came back: they are in stock again and the money goes back',
    refusals: handled,
    input: z.object({ ...OneReturn, version: ReturnVersion }),
    output: HandledReturn,
  }),
  refuse_receipt: operation({
    path: 'returns/refuse_receipt',
    kind: 'command',
    access: handle,
    summary: 'Refuses what came back with words to the buyer: the request is closed, and may be made again',
    refusals: handled,
    input: z.object({ ...OneReturn, version: ReturnVersion, reply: Text(500) }),
    output: HandledReturn,
  }),
  preview_refund: operation({
    path: 'returns/preview_refund',
    kind: 'query',
    access: see,
    summary: 'What a refund of pieces of any line by an operator would give back, to each source, before it is made',
    refusals: [...refusedAsks],
    input: z.object({ ...Pieces }),
    output: z.object({ line: ReturnableLine, back: Back }),
  }),
  refund: operation({
    path: 'returns/refund',
    kind: 'command',
    access: handle,
    summary: 'Refunds pieces of a line that nobody asked for, without goods coming back: a request made and approved at once',
    refusals: [...refusedAsks],
    input: z.object({ ...Pieces, reason: ReturnReason, words: Text(500) }),
    output: HandledReturn,
  }),
}
