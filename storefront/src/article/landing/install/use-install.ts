import { useEffect, useState } from 'react'
import type { InstallOffer } from '../../../shell/early/early-script.ts'

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listen) => listen())
const forget = () => {
  if (window.early) window.early.offer = undefined
  notifyListeners()
}
if (typeof window !== 'undefined') {
  // The script in the page's head stores the offer, which is made once, long before this screen is open.
  window.addEventListener('beforeinstallprompt', notifyListeners)
  window.addEventListener('appinstalled', forget)
}

export interface Install {
  /** Opens the browser's install prompt; null where the browser has none, as on iOS. */
  install: (() => Promise<void>) | null
  isInstalled: boolean
}

/** Whether the shop can be put on this device's home screen by a press, and whether it runs from there. */
export function useInstall(): Install {
  const [state, setState] = useState<{ offer: InstallOffer | undefined; isInstalled: boolean }>({ offer: undefined, isInstalled: false })
  useEffect(() => {
    const look = () => setState({ offer: window.early?.offer, isInstalled: matchMedia('(display-mode: standalone)').matches })
    listeners.add(look)
    look()
    return () => void listeners.delete(look)
  }, [])
  const install = async () => {
    await state.offer?.prompt()
    // Whatever the choice, an offer prompts once.
    forget()
  }
  return { install: state.offer ? install : null, isInstalled: state.isInstalled }
}
