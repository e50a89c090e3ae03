import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useLabels } from '../labels.tsx'
import { useModal } from './use-modal.ts'

/** The second tap of a double one falls on what the first one opened. */
const doubleTapMs = 400

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls: the one main action. */
  footer?: ReactNode
}

/** A sheet from below: a modal dialog that Esc, the cross and a tap outside close. */
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
