import { type ReactNode, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, side by side. */
  actions?: ReactNode
}

/** A small dialog in the middle, for a question or a notice. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="overlay-dialog m-auto w-[min(20rem,calc(100vw-3rem))] rounded-16 bg-raised text-strong"
    >
      {open && (
        <div className="p-5">
          <h2 id={id} className="text-center text-18 font-semibold">
            {title}
          </h2>
          {children && <div className="mt-2 text-center text-14 text-body">{children}</div>}
          {actions && <div className="mt-5 flex gap-3 *:flex-1">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
