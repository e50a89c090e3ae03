import { useState } from 'react'

export interface Opening {
  open: boolean
  /** Another one each time it opens: as the `key` of a sheet it resets the sheet, and lets the closing animation finish. */
  times: number
  show: () => void
  hide: () => void
}

/** Open state of a sheet with its own draft. */
export function useOpening(): Opening {
  const [{ open, times }, set] = useState({ open: false, times: 0 })
  return {
    open,
    times,
    show: () => set({ open: true, times: times + 1 }),
    hide: () => set({ open: false, times }),
  }
}
