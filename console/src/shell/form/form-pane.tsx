import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAskLeave } from './ask-leave.ts'

export interface FormPaneProps {
  isOpen: boolean
  title: string
  width?: number
  onClose: () => void
  /** Its form, which tells by `onDirty` whether closing is to be asked about. */
  children: (form: { onCancel: () => void; onDirty: (isDirty: boolean) => void }) => ReactNode
}

/** A form at the side, which asks before it closes over something that is not saved. */
export function FormPane({ isOpen, title, width = 640, onClose, children }: FormPaneProps) {
  const [isDirty, onDirty] = useState(false)
  const askLeave = useAskLeave()
  const leave = async () => {
    if (!isDirty || (await askLeave())) onClose()
  }
  return (
    <Drawer open={isOpen} title={title} size={width} onClose={() => void leave()} destroyOnHidden>
      {children({ onCancel: () => void leave(), onDirty })}
    </Drawer>
  )
}
