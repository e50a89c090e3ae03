import { noticeToastMs, toastMs } from '@longmall/contract/constants.ts'
import type { ToastMessage } from '@longmall/ui/overlay/toast.tsx'
import type { SharedStore } from './shared.ts'

let store: SharedStore | undefined
let shown = 0

/** Tells `toast` where to show; called once, when the storefront starts in the browser. */
export const bindToast = (shared: SharedStore) => {
  store = shared
}

export interface ToastOptions {
  icon?: ToastMessage['icon']
  /** Milliseconds; 1500 without it. */
  duration?: number
}

/** Shows a short text for 1.5 s: `toast('Copied', { icon: 'success' })`. A text that is already shown is not shown twice. */
export function toast(title: string, { icon = 'none', duration = toastMs }: ToastOptions = {}) {
  if (store?.getState().toast?.title === title) return
  shown += 1
  store?.setState({ toast: { id: shown, title, icon, duration } })
}

/** A toast with more to read: 2.2 s. */
export const notice = (title: string, icon: ToastMessage['icon'] = 'none') => toast(title, { icon, duration: noticeToastMs })
