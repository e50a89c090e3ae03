import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

export interface ToastMessage {
  /** Distinguishes consecutive toasts with the same text. */
  id: number
  title: string
  icon: 'none' | 'success' | 'error'
  /** Milliseconds. */
  duration: number
}

const icons = { none: null, success: <CircleCheck size={20} aria-hidden />, error: <CircleAlert size={20} aria-hidden /> }

/** Everything outside a modal dialog is inert, and live regions in it are not announced: a toast is rendered into the topmost dialog. */
const findHost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Shows a toast above everything, including modal dialogs, announces it, and calls `onDone` after its duration. */
export function Toast({ toast, onDone }: { toast: ToastMessage | null; onDone: () => void }) {
  const popover = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<Element | null>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!toast) return undefined
    const settle = () => setHost(findHost())
    settle()
    // A closing dialog hides its content.
    document.addEventListener('close', settle, true)
    return () => {
      document.removeEventListener('close', settle, true)
      // A dialog may be removed without a close event.
      setHost(null)
    }
  }, [toast])
  useEffect(() => {
    if (toast && host?.isConnected) popover.current?.showPopover()
  }, [toast, host])
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(() => done(), toast.duration)
    return () => clearTimeout(timer)
  }, [toast])
  if (!toast || !host) return null
  return createPortal(
    <div
      ref={popover}
      key={toast.id}
      popover="manual"
      className="pointer-events-none fixed inset-0 m-0 h-auto w-auto max-w-none border-0 bg-transparent p-0"
    >
      <div className="mx-auto flex h-full max-w-page items-center justify-center px-8">
        <div
          role="alert"
          className="flex max-w-full items-center gap-2 rounded-12 bg-strong px-4 py-3 text-14 text-card shadow-lifted"
          data-toast={toast.icon}
        >
          {icons[toast.icon]}
          {toast.title}
        </div>
      </div>
    </div>,
    host,
  )
}
