import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useMay, type StaffPath } from '../call/may.ts'
import type { CommandPath } from '../call/query.ts'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'

export interface FormDrawerProps<Path extends CommandPath> extends Omit<ResourceFormProps<Path>, 'onCancel'> {
  /** Of the button, and the head of the drawer. */
  label: string
  title?: string
  type?: 'primary' | 'default' | 'link'
  width?: number
}

/** A button that opens a form at the side; not offered to whom the command is not allowed. */
export function FormDrawer<Path extends CommandPath>({ label, title, type = 'default', width = 640, ...form }: FormDrawerProps<Path>) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(form.command as StaffPath)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button type={type} {...(type === 'link' && { size: 'small' as const })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer open={isOpen} title={title ?? label} size={width} onClose={close} destroyOnHidden>
        <ResourceForm
          {...form}
          onCancel={close}
          onSaved={(answer) => {
            close()
            form.onSaved?.(answer)
          }}
        />
      </Drawer>
    </>
  )
}
