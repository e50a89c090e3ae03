import { Checkbox } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import type { Control } from '../../shell/form/field.ts'
import { actionLabel, resourceLabel } from './permission-labels.ts'

/** Permissions by domain, each with a checkbox; `order.*` means all of orders, also future ones. */
export function PermissionChoice({ id, value, onChange, permissions }: Control & { permissions: readonly string[] }) {
  const t = useTranslations('staff')
  const chosen = new Set(Array.isArray(value) ? (value as string[]) : [])
  const resources = [...new Set(permissions.map((one) => one.split('.')[0]!))]
  const actionsOf = (resource: string) => permissions.filter((one) => one.startsWith(`${resource}.`)).map((one) => one.split('.')[1]!)
  const tick = (permission: string, isOn: boolean) => {
    const [resource = '', action] = permission.split('.')
    const next = new Set(chosen)
    if (isOn) next.add(permission)
    else next.delete(permission)
    if (isOn && action === '*') for (const one of actionsOf(resource)) next.delete(`${resource}.${one}`)
    onChange?.([...next])
  }
  const isGranted = (resource: string, action: string) => chosen.has(`${resource}.${action}`) || chosen.has(`${resource}.*`)
  return (
    <div id={id} style={{ display: 'grid', gap: 8 }}>
      {resources.map((resource) => (
        <fieldset key={resource} style={{ border: '1px solid #e9e9ef', borderRadius: 8, padding: '4px 12px 10px', margin: 0 }}>
          <legend style={{ fontWeight: 600, padding: '0 4px' }}>{resourceLabel(t, resource)}</legend>
          {['*', ...actionsOf(resource)].map((action) => (
            <Checkbox
              key={action}
              checked={isGranted(resource, action)}
              disabled={action !== '*' && chosen.has(`${resource}.*`)}
              onChange={({ target }) => tick(`${resource}.${action}`, target.checked)}
            >
              {actionLabel(t, action)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
