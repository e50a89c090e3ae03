import { createContext, useState } from 'react'

/** To be called where a form's values change otherwise than by its fields: they are not saved. */
export const MarkDirty = createContext<() => void>(() => {})

/** What a form began with, for as long as something in it is not saved: what is loaded meanwhile is merged when this is saved. */
export function useFormSnapshot<Shown>(now: Shown) {
  const [snapshot, setSnapshot] = useState<{ shown: Shown } | null>(null)
  return {
    shown: snapshot ? snapshot.shown : now,
    isDirty: snapshot !== null,
    onDirty: (isDirty: boolean) => setSnapshot((before) => (isDirty ? (before ?? { shown: now }) : null)),
  }
}
