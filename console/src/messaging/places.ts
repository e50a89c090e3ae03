import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/outbox',
    menu: { group: 'system', label: 'outbox' },
    needs: 'messaging/list_messages',
    words: [],
    screen: async () => (await import('./outbox-screen.tsx')).OutboxScreen,
  },
]
