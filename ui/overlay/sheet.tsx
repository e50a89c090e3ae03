import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useLabels } from '../labels.tsx'
import { useModal } from './use-modal.ts'

/** In ms: within this time after opening, the second tap of a double tap hits the sheet and must not close it. */
const doubleTapMs = 400

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Fixed at the lower edge while the content scrolls: the main action. */
  footer?: ReactNode
}

/** A bottom sheet: a modal dialog, closed by Esc, the close button or a tap outside. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const labels = useLabels()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(0)
  useModal(dialog, open)
  useEffect(() => {
    if (open) opened.current = performance.now()
  }, [open])
  const closeOutside = ({ target, timeStamp }: MouseEvent) => {
    if (target === dialog.current && timeStamp - opened.current > doubleTapMs) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
      className="overlay-sheet m-0 mx-auto mt-auto w-full max-w-page rounded-t-16 bg-raised text-strong"
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col">
          <div aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-hairline" />
          <header className="flex items-center justify-between py-1 pr-2 pl-4">
            <h2 id={id} className="text-16 font-semibold">
              {title}
            </h2>
            <IconButton label={labels.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
          {footer && <footer className="px-4 pt-2 pb-3">{footer}</footer>}
          <div className="safe-bottom shrink-0" />
        </div>
      )}
    </dialog>
  )
}
