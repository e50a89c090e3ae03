import { type RefObject, useEffect } from 'react'
import { holdBack } from './back.ts'

/** Opens and closes a native modal dialog as `open` says, and lets Back close it; the browser keeps the focus inside and gives it back. The focus begins at `data-first`, else at the first control. */
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
  useEffect(() => (open ? holdBack(() => dialog.current?.close()) : undefined), [dialog, open])
}
