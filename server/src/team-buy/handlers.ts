import type { teamBuy } from '@longmall/contract/team-buy.ts'
import type { Handlers } from '../kernel/context.ts'
import { listMine } from './list-mine.ts'
import { completeByStaff, failByStaff, listStaffGroups, removeMember } from './staff/staff-groups.ts'
import { findGroupOfOrder, listGroups, viewGroup } from './views.ts'

export const teamBuyHandlers: Handlers<typeof teamBuy> = {
  groups: listGroups,
  group: viewGroup,
  of_order: findGroupOfOrder,
  mine: listMine,
  staff_groups: listStaffGroups,
  complete: completeByStaff,
  fail: failByStaff,
  remove: removeMember,
}
