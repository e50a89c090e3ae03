import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/imports',
    menu: { group: 'goods', label: 'imports' },
    requires: ['catalogue/import_goods', 'catalogue/export_goods', 'order/export_all', 'member/export_all', 'wallet/export_entries'],
    translations: ['imports', 'work'],
    screen: async () => (await import('./transfer/imports-screen.tsx')).ImportsScreen,
  },
  {
    path: '/work',
    menu: { group: 'system', label: 'work' },
    requires: 'work/list',
    translations: ['work'],
    screen: async () => (await import('./works-screen.tsx')).WorksScreen,
  },
  {
    path: '/work/one',
    requires: 'work/view',
    translations: ['work'],
    screen: async () => (await import('./work-screen.tsx')).WorkScreen,
  },
]
