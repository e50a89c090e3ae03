import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/imports',
    menu: { group: 'goods', label: 'imports' },
    needs: ['catalogue/import_goods', 'catalogue/export_goods', 'order/export_all', 'member/export_all', 'wallet/export_entries'],
    words: ['imports', 'work'],
    screen: async () => (await import('./transfer/imports-screen.tsx')).ImportsScreen,
  },
  {
    path: '/work',
    menu: { group: 'system', label: 'work' },
    needs: 'work/list',
    words: ['work'],
    screen: async () => (await import('./works-screen.tsx')).WorksScreen,
  },
  {
    path: '/work/one',
    needs: 'work/view',
    words: ['work'],
    screen: async () => (await import('./work-screen.tsx')).WorkScreen,
  },
]
