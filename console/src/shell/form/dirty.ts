import { createContext, useState } from 'react'

/** To be called where a form's values change otherwise than by its fields: they are not saved. */
export const MarkDirty = createContext<() => void>(() => {})

/** What a form began with, for as long as something in it is not saved: what is loaded meanwhile is merged when this is saved. */
export function useHeld<Shown>(now: Shown) {
  const [held, hold] = useState<{ shown: Shown } | null>(null)
  return {
    shown: held ? held.shown : now,
    isDirty: held !== null,
    onDirty: (isDirty: boolean) => hold((before) => (isDirty ? (before ?? { shown: now }) : null)),
  }
}
