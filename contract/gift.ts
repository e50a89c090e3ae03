import * as z from 'zod/mini'
import { Count, PageInput, PageOf, Rows } from './fields.ts'
import { GiftTab, LevelPackage, MemberGift } from './gift-shapes.ts'
import { giftStaff } from './gift-staff.ts'
import { operation } from './operation.ts'

export * from './gift-shapes.ts'

export const gift = {
  list: operation({
    path: 'gift/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s gifts of a tab: claimable ones by their end, the others the last one first',
    refusals: ['call.feature_off'],
    input: z.object({ tab: z.optional(GiftTab), ...PageInput }),
    output: PageOf(MemberGift),
  }),
  counts: operation({
    path: 'gift/counts',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s gifts by tab, for badges; none while the add-on is off',
    input: z.object({}),
    output: z.object({ claimable: Count, claimed: Count, expired: Count }),
  }),
  level_packages: operation({
    path: 'gift/level_packages',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The upgrade gift packages of the member levels that are given now; none while the add-on is off',
    input: z.object({}),
    output: z.object({ list: Rows(LevelPackage) }),
  }),
  ...giftStaff,
}
