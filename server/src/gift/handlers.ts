import type { gift } from '@longmall/contract/gift.ts'
import type { Handlers } from '../kernel/context.ts'
import { giveToMembers } from './staff/give-to-members.ts'
import { saveRule, switchRule } from './staff/save-rule.ts'
import { listGiven } from './staff/list-given.ts'
import { listRules, viewRule } from './staff/staff-rule.ts'
import { listLevelPackages } from './list-level-packages.ts'
import { countGifts, listGifts } from './views.ts'

export const giftHandlers: Handlers<typeof gift> = {
  list: listGifts,
  counts: countGifts,
  level_packages: listLevelPackages,
  rules: listRules,
  rule: viewRule,
  grants: listGiven,
  save_rule: saveRule,
  switch_rule: switchRule,
  grant: giveToMembers,
}
