import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/settings',
    menu: { group: 'system', label: 'settings' },
    requires: 'setting/list',
    translations: ['setting', 'settingname', 'settingeffect', 'settingempty', 'shop'],
    screen: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/settings/requests',
    requires: 'setting/list_requests',
    translations: ['setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./requests/requests-screen.tsx')).SettingRequestsScreen,
  },
]
