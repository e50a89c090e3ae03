import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/members',
    menu: { group: 'members', label: 'members' },
    requires: 'member/list_members',
    translations: ['member', 'work'],
    screen: async () => (await import('./members-screen.tsx')).MembersScreen,
  },
  {
    path: '/members/tags',
    requires: 'member/list_tags',
    translations: ['member'],
    screen: async () => (await import('./tags/tags-screen.tsx')).TagsScreen,
  },
  {
    path: '/members/member',
    requires: 'member/view_member',
    translations: ['member', 'finance', 'liabilities', 'network', 'staff', 'auditaction', 'auditfield', 'award', 'distribution'],
    screen: async () => (await import('./member/member-screen.tsx')).MemberScreen,
  },
  {
    path: '/levels',
    menu: { group: 'members', label: 'levels' },
    requires: 'member/list_levels',
    translations: ['member'],
    screen: async () => (await import('./levels-screen.tsx')).LevelsScreen,
  },
]
