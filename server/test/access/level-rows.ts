import { member, staff } from './access-row.ts'

/** Who may see the ladder and a member’s way along it. */
export const levelRows = {
  'member/levels': member,
  'member/level_progress': member,
  'gift/level_packages': member,
  'member/view_level': staff('owner', 'operator', 'finance', 'support'),
  'member/view_member': staff('owner', 'operator', 'finance', 'support'),
} as const
