import { type RefObject, useEffect } from 'react'
import { interceptBack } from './back.ts'

/** Opens and closes a native modal dialog by `open`, and lets Back close it; the browser traps the focus inside and restores it. The initial focus is at `data-first`, else at the first control. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open && element.open) element.close()
  }, [dialog, open])
  useEffect(() => (open ? interceptBack(() => dialog.current?.close()) : undefined), [dialog, open])
}
