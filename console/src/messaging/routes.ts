import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/outbox',
    menu: { group: 'system', label: 'outbox' },
    requires: 'messaging/list_messages',
    translations: [],
    screen: async () => (await import('./outbox-screen.tsx')).OutboxScreen,
  },
]
