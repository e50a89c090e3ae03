import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/settings',
    menu: { group: 'system', label: 'settings' },
    needs: 'setting/list',
    words: ['setting', 'settingname', 'settingeffect', 'settingempty', 'shop'],
    screen: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/settings/requests',
    needs: 'setting/list_requests',
    words: ['setting', 'settingname', 'settingeffect'],
    screen: async () => (await import('./requests/requests-screen.tsx')).SettingRequestsScreen,
  },
]
