import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/staff',
    menu: { group: 'system', label: 'staff' },
    needs: 'staff/list_staff',
    words: ['staff'],
    screen: async () => (await import('./people/staff-screen.tsx')).StaffScreen,
  },
  {
    path: '/roles',
    menu: { group: 'system', label: 'roles' },
    needs: 'staff/list_roles',
    words: ['staff'],
    screen: async () => (await import('./people/roles-screen.tsx')).RolesScreen,
  },
  {
    path: '/audit',
    menu: { group: 'system', label: 'audit' },
    needs: 'staff/list_audit',
    words: ['staff', 'auditaction', 'auditfield'],
    screen: async () => (await import('./people/audit-screen.tsx')).AuditScreen,
  },
  { path: '/account', words: [], screen: async () => (await import('./account-screen.tsx')).AccountScreen },
]
