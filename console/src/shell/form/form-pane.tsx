import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useConfirmLeave } from './confirm-leave.ts'

export interface FormPaneProps {
  isOpen: boolean
  title: string
  width?: number
  onClose: () => void
  /** Its form, which reports by `onDirty` whether closing needs confirmation. */
  children: (form: { onCancel: () => void; onDirty: (isDirty: boolean) => void }) => ReactNode
}

/** A form in a drawer, which asks for confirmation before closing with unsaved input. */
export function FormPane({ isOpen, title, width = 640, onClose, children }: FormPaneProps) {
  const [isDirty, onDirty] = useState(false)
  const confirmLeave = useConfirmLeave()
  const goBack = async () => {
    if (!isDirty || (await confirmLeave())) onClose()
  }
  return (
    <Drawer open={isOpen} title={title} size={width} onClose={() => void goBack()} destroyOnHidden>
      {children({ onCancel: () => void goBack(), onDirty })}
    </Drawer>
  )
}
