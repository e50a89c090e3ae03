import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/appearance',
    menu: { group: 'shop', label: 'appearance' },
    requires: 'site/view_settings',
    translations: ['site', 'setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./appearance/appearance-screen.tsx')).AppearanceScreen,
  },
  {
    path: '/opening',
    menu: { group: 'shop', label: 'opening' },
    requires: 'site/view_settings',
    translations: ['site', 'setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./opening/opening-screen.tsx')).OpeningScreen,
  },
  {
    path: '/adverts',
    menu: { group: 'content', label: 'adverts' },
    requires: 'site/list_adverts',
    translations: ['site', 'upload'],
    screen: async () => (await import('./adverts/adverts-screen.tsx')).AdvertsScreen,
  },
]
