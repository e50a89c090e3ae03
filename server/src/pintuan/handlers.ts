import type { pintuan } from '@longmall/contract/pintuan.ts'
import type { Handlers } from '../kernel/context.ts'
import { listMine } from './list-mine.ts'
import { completeByStaff, failByStaff, listStaffGroups, removeMember } from './staff-groups.ts'
import { findGroupOfOrder, listGroups, viewGroup } from './views.ts'

export const pintuanHandlers: Handlers<typeof pintuan> = {
  groups: listGroups,
  group: viewGroup,
  of_order: findGroupOfOrder,
  mine: listMine,
  staff_groups: listStaffGroups,
  complete: completeByStaff,
  fail: failByStaff,
  remove: removeMember,
}
