import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/boxes',
    menu: { group: 'finance', label: 'boxes' },
    requires: 'box/staff_list',
    translations: ['box'],
    screen: async () => (await import('./device/devices-screen.tsx')).DevicesScreen,
  },
  {
    path: '/boxes/device',
    requires: 'box/staff_view',
    translations: ['box'],
    screen: async () => (await import('./device/device-screen.tsx')).DeviceScreen,
  },
  {
    path: '/boxes/hardware',
    requires: 'box/hardware_list',
    translations: ['box'],
    screen: async () => (await import('./hardware/hardware-screen.tsx')).HardwareScreen,
  },
  {
    path: '/boxes/alerts',
    requires: 'box/alerts',
    translations: ['box'],
    screen: async () => (await import('./hardware/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: '/boxes/plans',
    requires: 'box/plans',
    translations: ['box'],
    screen: async () => (await import('./plans/plans-screen.tsx')).PlansScreen,
  },
  {
    path: '/boxes/owners',
    requires: 'box/owner_requests',
    translations: ['box'],
    screen: async () => (await import('./owners/owner-requests-screen.tsx')).OwnerRequestsScreen,
  },
]
