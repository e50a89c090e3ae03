import { Button } from 'antd'
import { useState } from 'react'
import { usePermissions, type StaffPath } from '../call/permissions.ts'
import type { CommandPath } from '@longmall/web/call/query.ts'
import { FormPane } from './form-pane.tsx'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'

export interface FormDrawerProps<Path extends CommandPath> extends Omit<ResourceFormProps<Path>, 'onCancel'> {
  /** Of the button, and the head of the drawer. */
  label: string
  title?: string
  type?: 'primary' | 'default' | 'link'
  width?: number
}

/** A button that opens a form at the side; not offered to whom the command is not allowed. */
export function FormDrawer<Path extends CommandPath>({ label, title = label, type = 'default', width, ...form }: FormDrawerProps<Path>) {
  const can = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!can(form.command as StaffPath)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button type={type} {...(type === 'link' && { size: 'small' as const })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormPane isOpen={isOpen} title={title} onClose={close} {...(width && { width })}>
        {({ onCancel, onDirty }) => (
          <ResourceForm
            {...form}
            onCancel={onCancel}
            onDirty={(isDirty) => {
              onDirty(isDirty)
              form.onDirty?.(isDirty)
            }}
            onSaved={(answer) => {
              close()
              form.onSaved?.(answer)
            }}
          />
        )}
      </FormPane>
    </>
  )
}
