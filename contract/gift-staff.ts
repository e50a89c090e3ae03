import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Many, Money, PageInput, PageOf, Rows, Sorted, Text } from './fields.ts'
import { GiftCause, GiftReason, GiftRule, GiftRuleForm, GiftRuleState, GiftTab, GiftVersion, StaffGift } from './gift-shapes.ts'
import { operation } from './operation.ts'

const view = { who: 'staff', permission: 'gift.view' } as const
const change = { who: 'staff', permission: 'gift.change' } as const

/** Gift rules of operators, and granted gifts. */
export const giftStaff = {
  rules: operation({
    path: 'gift/rules',
    kind: 'query',
    access: view,
    summary: 'When gifts are given, as operators edit it, the newest first',
    input: z.object({
      is_on: z.optional(Flag),
      trigger: z.optional(GiftCause),
      state: z.optional(GiftRuleState),
      sort: Sorted('rule_id', 'starts_at', 'granted', 'days'),
      ...PageInput,
    }),
    output: PageOf(GiftRule),
  }),
  rule: operation({
    path: 'gift/rule',
    kind: 'query',
    access: view,
    summary: 'One rule of gifts as operators edit it',
    refusals: ['gift.rule_not_found'],
    input: z.object({ rule_id: Id }),
    output: GiftRule,
  }),
  grants: operation({
    path: 'gift/grants',
    kind: 'query',
    access: view,
    summary: 'Gifts that members were given, the newest first',
    input: z.object({
      /** A member: an ID, the beginning of an account, a whole e-mail address or mobile. */
      search: z.optional(Text(254)),
      state: z.optional(GiftTab),
      reason: z.optional(GiftReason),
      rule_id: z.optional(Id),
      sort: Sorted('granted_at', 'valid_until', 'claimed_at'),
      ...PageInput,
    }),
    output: PageOf(StaffGift),
  }),
  save_rule: operation({
    path: 'gift/save_rule',
    kind: 'command',
    access: change,
    summary: 'Sets up when a gift is given, or edits it; what was given stays',
    refusals: ['gift.rule_not_found', 'gift.changed', 'gift.total_below_granted', 'catalogue.goods_not_found'],
    input: z.object({
      rule_id: z.optional(Id),
      version: z.optional(GiftVersion),
      ...GiftRuleForm,
      min_amount: z.optional(Money),
      total: z.optional(Integer(0, 10_000_000)),
    }),
    output: GiftRule,
  }),
  switch_rule: operation({
    path: 'gift/switch_rule',
    kind: 'command',
    access: change,
    summary: 'Starts or stops giving by a rule',
    refusals: ['gift.rule_not_found', 'gift.changed'],
    input: z.object({ rule_id: Id, version: GiftVersion, is_on: Flag }),
    output: GiftRule,
  }),
  grant: operation({
    path: 'gift/grant',
    kind: 'command',
    access: { who: 'staff', permission: 'gift.grant' },
    summary: 'Gives members a gift each; ids that are nobody’s are left out',
    refusals: ['catalogue.goods_not_found', 'call.feature_off'],
    input: z.object({ member_ids: Many(Id, 500), sku_id: Id, quantity: Integer(1, 99), days: Integer(1, 3650) }),
    output: z.object({ granted: Count, skipped: Rows(Id) }),
  }),
}
