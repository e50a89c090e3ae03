import * as z from 'zod/mini'
import { Id, OptionalText, PageInput, PageOf, Pattern, Quantity, Text } from './fields.ts'
import { operation } from './operation.ts'
import { Back, Receipt, Return, ReturnableLine, ReturnKind, ReturnReason, ReturnSummary } from './return-shapes.ts'
import { returnsStaff } from './returns-staff.ts'

export * from './return-shapes.ts'

const OneLine = { order_goods_id: Id }
const OneReturn = { refund_id: Id }
const Asked = {
  kind: ReturnKind,
  quantity: Quantity,
  reason: ReturnReason,
  words: OptionalText(500),
  /** Of the caller's own uploads to `refund`. */
  pic_paths: z.optional(z.array(Text(200)).check(z.maxLength(9))),
}
const Carrier = Text(60)
const TrackingNumber = Pattern(/^[A-Za-z0-9-]{4,40}$/, 40, 'returns.wrong_number')
export const ReturnAsked = z.object(Asked)
export const ParcelSent = z.object({ carrier: Carrier, tracking_number: TrackingNumber })

const owns = { who: 'member', owns: 'return' } as const
const ownLine = { who: 'member', owns: 'order_line' } as const
const notAskable = [
  'returns.line_not_found',
  'returns.not_returnable',
  'returns.already_open',
  'returns.too_many',
  'returns.not_shipped',
] as const

export const returns = {
  returnable: operation({
    path: 'returns/returnable',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'Lines of the member’s orders of which something can be asked back, the newest order first',
    input: z.object({ order_id: z.optional(Id), ...PageInput }),
    output: PageOf(ReturnableLine),
  }),
  preview: operation({
    path: 'returns/preview',
    kind: 'query',
    access: ownLine,
    summary: 'What pieces of a line would give back, to each source and bucket, before anything is asked',
    refusals: [...notAskable],
    input: z.object({ ...OneLine, quantity: Quantity, kind: ReturnKind }),
    output: z.object({ line: ReturnableLine, back: Back }),
  }),
  apply: operation({
    path: 'returns/apply',
    kind: 'command',
    access: ownLine,
    summary: 'Asks for money back for pieces of a line that no open request asks for',
    refusals: [...notAskable, 'returns.picture_unknown'],
    input: z.object({ ...OneLine, ...Asked }),
    output: Return,
  }),
  reapply: operation({
    path: 'returns/reapply',
    kind: 'command',
    access: owns,
    summary: 'Asks again after a refusal or a closing, under the same number',
    refusals: ['returns.not_found', 'returns.changed', ...notAskable, 'returns.picture_unknown'],
    input: z.object({ ...OneReturn, ...Asked }),
    output: Return,
  }),
  cancel: operation({
    path: 'returns/cancel',
    kind: 'command',
    access: owns,
    summary: 'Takes a request back before its goods are on their way',
    refusals: ['returns.not_found', 'returns.changed'],
    input: z.object(OneReturn),
    output: Return,
  }),
  send_parcel: operation({
    path: 'returns/send_parcel',
    kind: 'command',
    access: owns,
    summary: 'Tells carrier and number of the parcel that brings the goods back',
    refusals: ['returns.not_found', 'returns.changed', 'returns.wrong_number'],
    input: z.object({ ...OneReturn, ...ParcelSent.shape }),
    output: Return,
  }),
  list: operation({
    path: 'returns/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s requests, the newest first; under way, or over',
    input: z.object({ tab: z.optional(z.enum(['all', 'open', 'over'])), ...PageInput }),
    output: PageOf(ReturnSummary),
  }),
  view: operation({
    path: 'returns/view',
    kind: 'query',
    access: owns,
    summary: 'One request whole: what goes back where, until when who must act, and its history',
    refusals: ['returns.not_found'],
    input: z.object(OneReturn),
    output: Return,
  }),
  receipt: operation({
    path: 'returns/receipt',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'An order’s price explained: every rule tried on each line, and what a return of it gives back',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: Receipt,
  }),
  ...returnsStaff,
}
