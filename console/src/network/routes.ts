import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/network',
    menu: { group: 'members', label: 'network' },
    requires: ['network/staff_member_tree', 'network/staff_binary_tree'],
    translations: ['network'],
    screen: async () => (await import('./network-screen.tsx')).NetworkScreen,
  },
  {
    path: '/network/sponsors',
    requires: 'network/sponsor_requests',
    translations: ['network'],
    screen: async () => (await import('./requests/sponsor-requests-screen.tsx')).SponsorRequestsScreen,
  },
]
