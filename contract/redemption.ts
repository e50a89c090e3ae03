import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Many, Money, OptionalText, PageInput, PageOf, Quantity, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { PackedLine } from './fulfilment-shapes.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { PricedUnit } from './unit-price.ts'

/** What a code at the desk stands for: an order to pick up, a redeemable code of a virtual order, or a withdrawal of coins. */
export const redemptionKinds = ['order', 'virtual', 'coin_withdrawal'] as const
export const RedemptionKind = z.enum(redemptionKinds)
export type RedemptionKind = z.output<typeof RedemptionKind>

/**
 * As scanned or typed. Scanned: the text of the QR code. Typed, blanks ignored: 12 digits of an order (the last 4 of its number and
 * the 8 of the code), 16 digits of a withdrawal of coins (the last 4 of its number and the 12 of the code), or a redeemable code.
 */
export const DeskCode = Text(200)

const Branch = z.object({ branch_id: Id, name: Text(120) })
export const RedeemedLine = z.object({
  order_goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  quantity: Quantity,
})

/** One hand-over at a desk. */
export const Redemption = z.object({
  redemption_id: Id,
  kind: RedemptionKind,
  /** Of the order, or of the withdrawal. */
  subject_no: Text(40),
  branch: Branch,
  redeemed_at: Timestamp,
  /** Coins handed over; null for goods. */
  coins: z.nullable(z.object({ unit: PricedUnit, net: Text(40), worth: Money })),
  lines: Rows(RedeemedLine),
  undone_at: z.nullable(Timestamp),
  undo_reason: z.nullable(Text(200)),
})
export type Redemption = z.output<typeof Redemption>

/** The same as clerks see it. */
export const DeskRedemption = z.object({
  ...Redemption.shape,
  member_name: Text(64),
  clerk_name: Text(64),
  /** Until when its own clerk may undo it; null when it cannot be undone (any more, or by the caller). */
  undo_until: z.nullable(Timestamp),
})
export type DeskRedemption = z.output<typeof DeskRedemption>

/** The same as operators see it. */
export const StaffRedemption = z.object({ ...Redemption.shape, member_id: Id, clerk_id: Id, clerk_account: Text(16) })
export type StaffRedemption = z.output<typeof StaffRedemption>

/** States of an order to pick up; `expired`: not fetched in time and refunded; `refunded`: for another reason, before anything was handed over. */
export const pickupStates = ['preparing', 'ready', 'partly_redeemed', 'redeemed', 'expired', 'refunded'] as const
export const PickupState = z.enum(pickupStates)
export type PickupState = z.output<typeof PickupState>

const PickupTimes = {
  state: PickupState,
  /** Since when it can be fetched; null while it is being prepared. */
  ready_at: z.nullable(Timestamp),
  /** When what was not fetched is refunded by the setting; null where the shop only reminds. */
  expires_at: z.nullable(Timestamp),
}

/** An order to pick up in a list of the desk or of the console. */
export const PickupOrder = z.object({
  order_id: Id,
  order_no: Text(40),
  branch: Branch,
  member_name: Text(64),
  ...PickupTimes,
  paid_at: Timestamp,
  /** Neither handed over nor refunded. */
  remaining: Count,
  lines: Rows(PackedLine),
})
export type PickupOrder = z.output<typeof PickupOrder>

/** What a code hands over, shown before it is. */
export const DeskCheck = z.object({
  kind: RedemptionKind,
  subject_no: Text(40),
  /** The store of the order; for a withdrawal or a virtual code those of the clerk, of which one is chosen. */
  branches: Rows(Branch),
  member_name: Text(64),
  /** Text that the buyer wrote, or empty. */
  remark: OptionalText(200),
  /** What may be handed over; empty for coins. */
  lines: Rows(PackedLine),
  coins: z.nullable(z.object({ unit: PricedUnit, amount: Text(40), fee: Text(40), net: Text(40), worth: Money })),
  /** Earlier hand-overs of the same. */
  history: Rows(DeskRedemption),
})
export type DeskCheck = z.output<typeof DeskCheck>

const clerk = { who: 'member' } as const
const viewStaff = { who: 'staff', permission: 'redemption.view' } as const
const manage = { who: 'staff', permission: 'redemption.manage' } as const
const notClerk = 'redemption.not_clerk'

/** Why a code is not redeemed; each says which (DSK-02). */
const codeRefusals = [
  notClerk,
  'redemption.code_unknown',
  'redemption.code_expired',
  'redemption.code_used',
  'redemption.refunded',
  'redemption.refund_open',
  'redemption.group_forming',
  'redemption.not_paid',
  'redemption.not_ready',
  'redemption.other_store',
  'redemption.nothing_left',
  'redemption.not_approved',
  'redemption.withdrawal_ended',
  'redemption.member_stopped',
] as const

export const redemption = {
  desk: operation({
    path: 'redemption/desk',
    kind: 'query',
    access: clerk,
    summary: 'The desk of a clerk: the stores and today’s figures',
    refusals: [notClerk],
    input: z.object({}),
    output: z.object({
      branches: Rows(Branch),
      /** Hand-overs of today at these stores, units of goods handed over, and worth of coins handed over. */
      today: z.object({ day: Day, redemptions: Count, quantity: Count, coins_worth: Money, own_redemptions: Count }),
      /** Orders that wait at these stores, partly redeemed ones among the ready; counted up to 1,000 each. */
      preparing: Count,
      ready: Count,
    }),
  }),
  pickup_orders: operation({
    path: 'redemption/pickup_orders',
    kind: 'query',
    access: clerk,
    summary: 'Orders of the clerk’s stores that wait to be prepared or fetched, the oldest first',
    refusals: [notClerk],
    /** `ready` has the partly redeemed ones too. */
    input: z.object({ state: z.optional(z.enum(['preparing', 'ready'])), branch_id: z.optional(Id), ...PageInput }),
    output: PageOf(PickupOrder),
  }),
  mark_ready: operation({
    path: 'redemption/mark_ready',
    kind: 'command',
    access: clerk,
    summary: 'An order of the clerk’s store can be fetched; its buyer is notified',
    refusals: [notClerk, 'redemption.order_not_found', 'redemption.not_preparing'],
    input: z.object({ pickup_order_id: Id }),
    output: PickupOrder,
  }),
  list: operation({
    path: 'redemption/list',
    kind: 'query',
    access: clerk,
    summary: 'Hand-overs at the clerk’s stores, the newest first',
    refusals: [notClerk],
    input: z.object({
      branch_id: z.optional(Id),
      is_own: z.optional(Flag),
      day: z.optional(Day),
      kind: z.optional(RedemptionKind),
      ...PageInput,
    }),
    output: PageOf(DeskRedemption),
  }),
  /** Counts wrong codes, so it is no query. */
  check: operation({
    path: 'redemption/check',
    kind: 'non_transactional',
    access: clerk,
    rate: 'code',
    summary: 'What a code hands over, before it is; the code is not used up',
    refusals: codeRefusals,
    input: z.object({ desk_code: DeskCode }),
    output: z.object({
      ...DeskCheck.shape,
      /** Confirms what was shown, for 5 minutes and by this clerk alone. */
      check_token: Text(400),
    }),
  }),
  redeem: operation({
    path: 'redemption/redeem',
    kind: 'command',
    access: clerk,
    summary: 'Hands over what a check showed, whole or in parts, once: of two clerks at once one does it',
    refusals: [...codeRefusals, 'redemption.check_expired', 'redemption.too_many', 'redemption.stale_check'],
    input: z.object({
      check_token: Text(400),
      branch_id: Id,
      /** Quantities by line; everything that is left when missing. Neither for coins nor for a redeemable code. */
      lines: z.optional(Many(z.object({ order_goods_id: Id, quantity: Quantity }), 100)),
    }),
    output: DeskRedemption,
  }),
  undo: operation({
    path: 'redemption/undo',
    kind: 'command',
    access: clerk,
    summary: 'Undoes a hand-over of goods within 5 minutes, by the clerk who made it',
    refusals: [
      notClerk,
      'redemption.not_found',
      'redemption.not_own',
      'redemption.undo_over',
      'redemption.undone',
      'redemption.coins_final',
      'redemption.refund_open',
    ],
    input: z.object({ redemption_id: Id, reason: Text(200) }),
    output: DeskRedemption,
  }),
  view: operation({
    path: 'redemption/view',
    kind: 'query',
    access: clerk,
    summary: 'One hand-over at a store of the clerk',
    refusals: [notClerk, 'redemption.not_found'],
    input: z.object({ redemption_id: Id }),
    output: DeskRedemption,
  }),
  pickup: operation({
    path: 'redemption/pickup',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'How the pickup of the caller’s order stands, and until when it waits',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: z.object(PickupTimes),
  }),
  mine: operation({
    path: 'redemption/mine',
    kind: 'query',
    access: { who: 'member' },
    summary: 'What was handed over to the caller, the newest first',
    input: z.object({ ...PageInput }),
    output: PageOf(Redemption),
  }),
  list_redemptions: operation({
    path: 'redemption/list_redemptions',
    kind: 'query',
    access: viewStaff,
    summary: 'Hand-overs at all stores',
    input: z.object({
      branch_id: z.optional(Id),
      clerk_id: z.optional(Id),
      member_id: z.optional(Id),
      kind: z.optional(RedemptionKind),
      from: z.optional(Day),
      until: z.optional(Day),
      subject_no: z.optional(Text(40)),
      sort: Sorted('redeemed_at'),
      ...PageInput,
    }),
    output: PageOf(StaffRedemption),
  }),
  list_pickup_orders: operation({
    path: 'redemption/list_pickup_orders',
    kind: 'query',
    access: viewStaff,
    summary: 'Orders to pick up at all stores, those that were paid first by default',
    input: z.object({
      state: z.optional(PickupState),
      branch_id: z.optional(Id),
      order_no: z.optional(Text(40)),
      sort: Sorted('paid_at', 'expires_at'),
      ...PageInput,
    }),
    output: PageOf(z.object({ ...PickupOrder.shape, member_id: Id, ready_by_name: z.nullable(OperatorName) })),
  }),
  set_ready: operation({
    path: 'redemption/set_ready',
    kind: 'command',
    access: manage,
    summary: 'Orders can be fetched, all or none; their buyers are notified',
    refusals: ['redemption.order_not_found', 'redemption.not_preparing'],
    input: z.object({ order_ids: Many(Id, 100) }),
    output: z.object({ list: Rows(PickupOrder) }),
  }),
}
