import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Address, Count, Flag, Id, Integer, Money, OptionalText, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export const bargainStates = ['cutting', 'ordered', 'purchased', 'failed'] as const
export const BargainState = z.enum(bargainStates)
export type BargainState = z.output<typeof BargainState>
/** `open` holds what is cut and what is ordered and not paid. */
export const bargainTabs = ['open', 'purchased', 'failed'] as const
export const BargainTab = z.enum(bargainTabs)
export type BargainTab = z.output<typeof BargainTab>

/** What a friend took off; the name masked. */
export const Help = z.object({ nickname: Text(60), avatar: z.nullable(Address), cut: Money, helped_at: Timestamp })
export type Help = z.output<typeof Help>

const Core = {
  bargain_id: Id,
  promotion_id: Id,
  goods_id: Id,
  sku_id: Id,
  name: Text(80),
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  state: BargainState,
  start_price: Money,
  floor_price: Money,
  price: Money,
  /** Taken off so far, and what is left to the floor. */
  cut_total: Money,
  remaining_cut: Money,
  /** Hundredths of the way to the floor. */
  cut_percent: Integer(0, 100),
  helpers: Count,
  helped: Count,
  /** It can be ordered at the floor price only. */
  floor_only: Flag,
  started_at: Timestamp,
  ends_at: Timestamp,
}

/** A bargain of the caller's; what can be done with it now is `can_buy`. `is_sold_out`: while it is cut, no piece is left of it at this moment. */
export const OwnBargain = z.object({ ...Core, is_sold_out: Flag, can_buy: Flag })
export type OwnBargain = z.output<typeof OwnBargain>

/** A bargain as its owner and every friend see it. */
export const SharedBargain = z.object({
  ...Core,
  is_sold_out: Flag,
  /** Where it is sold out, the SKUs of the goods it can go on with, and what each would cost. */
  alternatives: Rows(z.object({ sku_id: Id, sku_name: OptionalText(200), price: Money })),
  owner: z.object({ nickname: Text(60), avatar: z.nullable(Address) }),
  helps: Rows(Help),
  is_mine: Flag,
  can_buy: Flag,
  /** What the caller took off; null when nothing. */
  my_cut: z.nullable(Money),
  can_help: Flag,
})
export type SharedBargain = z.output<typeof SharedBargain>

/** A bargain as operators see it. */
export const StaffBargain = z.object({
  ...Core,
  member_id: Id,
  account: Text(40),
  decided_at: z.nullable(Timestamp),
})
export type StaffBargain = z.output<typeof StaffBargain>

const One = z.object({ bargain_id: Id })
const member = { who: 'member' } as const

export const bargain = {
  open: operation({
    path: 'bargain/open',
    kind: 'command',
    access: member,
    summary: 'Opens a bargain of a SKU, or returns the open one; the SKU is reserved by the order',
    refusals: [
      'promotion.not_found',
      'promotion.not_started',
      'promotion.ended',
      'promotion.sold_out',
      'promotion.limit_reached',
      'cart.unlisted',
      'call.feature_off',
    ],
    input: z.object({ promotion_id: Id, sku_id: Id }),
    output: One,
  }),
  view: operation({
    path: 'bargain/view',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'A bargain for its owner and for friends: its current price, who lowered it by how much, what the caller may do',
    refusals: ['bargain.not_found', 'call.feature_off'],
    input: One,
    output: SharedBargain,
  }),
  help: operation({
    path: 'bargain/help',
    kind: 'command',
    access: member,
    summary: 'Cuts the price of a friend’s bargain, once',
    refusals: [
      'bargain.not_found',
      'bargain.own_bargain',
      'bargain.already_helped',
      'bargain.at_floor',
      'bargain.ended',
      'bargain.ordered',
      'promotion.sold_out',
      'call.feature_off',
    ],
    input: One,
    output: z.object({ cut: Money, price: Money, helped: Count }),
  }),
  change_sku: operation({
    path: 'bargain/change_sku',
    kind: 'command',
    access: member,
    summary: 'Changes the bargain to another SKU of the goods when its own is sold out; cuts remain',
    refusals: [
      'bargain.not_found',
      'bargain.ended',
      'bargain.ordered',
      'bargain.in_stock',
      'bargain.already_open',
      'promotion.sold_out',
      'call.feature_off',
    ],
    input: z.object({ bargain_id: Id, sku_id: Id }),
    output: z.object({ price: Money }),
  }),
  mine: operation({
    path: 'bargain/mine',
    kind: 'query',
    access: member,
    summary: 'The caller’s bargains, the last one first; of one promotion when it is named',
    input: z.object({ tab: z.optional(BargainTab), promotion_id: z.optional(Id), ...PageInput }),
    output: PageOf(OwnBargain),
  }),
  search: operation({
    path: 'bargain/search',
    kind: 'query',
    access: { who: 'staff', permission: 'promotion.view' },
    summary: 'Bargains with their owners, the newest first',
    input: z.object({
      promotion_id: z.optional(Id),
      goods_id: z.optional(Id),
      member_id: z.optional(Id),
      state: z.optional(BargainState),
      sort: Sorted('started_at', 'ends_at', 'price'),
      ...PageInput,
    }),
    output: PageOf(StaffBargain),
  }),
}
