import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/members',
    menu: { group: 'members', label: 'members' },
    needs: 'member/list_members',
    words: ['member', 'work'],
    screen: async () => (await import('./members-screen.tsx')).MembersScreen,
  },
  {
    path: '/members/tags',
    needs: 'member/list_tags',
    words: ['member'],
    screen: async () => (await import('./tags/tags-screen.tsx')).TagsScreen,
  },
  {
    path: '/members/member',
    needs: 'member/view_member',
    words: ['member', 'finance', 'staff', 'auditaction', 'auditfield'],
    screen: async () => (await import('./member/member-screen.tsx')).MemberScreen,
  },
  {
    path: '/levels',
    menu: { group: 'members', label: 'levels' },
    needs: 'member/list_levels',
    words: ['member'],
    screen: async () => (await import('./levels-screen.tsx')).LevelsScreen,
  },
]
