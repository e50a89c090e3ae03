import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/staff',
    menu: { group: 'system', label: 'staff' },
    requires: 'staff/list_staff',
    translations: ['staff'],
    screen: async () => (await import('./people/staff-screen.tsx')).StaffScreen,
  },
  {
    path: '/roles',
    menu: { group: 'system', label: 'roles' },
    requires: 'staff/list_roles',
    translations: ['staff'],
    screen: async () => (await import('./people/roles-screen.tsx')).RolesScreen,
  },
  {
    path: '/audit',
    menu: { group: 'system', label: 'audit' },
    requires: 'staff/list_audit',
    translations: ['staff', 'auditaction', 'auditfield'],
    screen: async () => (await import('./people/audit-screen.tsx')).AuditScreen,
  },
  { path: '/account', translations: [], screen: async () => (await import('./account-screen.tsx')).AccountScreen },
]
