import type { staff } from '@longmall/translations/en-us/console/staff.ts'
import type { TranslationKey, Translate } from '@longmall/translations/translate.ts'

type TranslateStaff = Translate<typeof staff>
type Key = TranslationKey<typeof staff>

// A name without a label, such as that of a role which an operator made, is shown as it is.
const labelFor = (t: TranslateStaff, key: string, name: string) => {
  const translated = (t as (key: Key) => string)(key as Key)
  return translated === key ? name : translated
}

export const resourceLabel = (t: TranslateStaff, resource: string) => labelFor(t, `resource_${resource}`, resource)
export const actionLabel = (t: TranslateStaff, action: string) => (action === '*' ? t('all') : labelFor(t, `action_${action}`, action))
export const roleLabel = (t: TranslateStaff, role: string) => labelFor(t, `role_${role}`, role)

/** The label of a permission, `order.ship`: `Orders: Ship`. */
export function permissionLabel(t: TranslateStaff, permission: string): string {
  if (permission === '*') return t('all_permissions')
  const [resource = '', action = ''] = permission.split('.')
  return `${resourceLabel(t, resource)}: ${actionLabel(t, action)}`
}
