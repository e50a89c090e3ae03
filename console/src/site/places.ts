import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/appearance',
    menu: { group: 'shop', label: 'appearance' },
    needs: 'site/view_setup',
    words: ['site', 'setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./appearance/appearance-screen.tsx')).AppearanceScreen,
  },
  {
    path: '/opening',
    menu: { group: 'shop', label: 'opening' },
    needs: 'site/view_setup',
    words: ['site', 'setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./opening/opening-screen.tsx')).OpeningScreen,
  },
  {
    path: '/adverts',
    menu: { group: 'content', label: 'adverts' },
    needs: 'site/list_adverts',
    words: ['site', 'upload'],
    screen: async () => (await import('./adverts/adverts-screen.tsx')).AdvertsScreen,
  },
]
