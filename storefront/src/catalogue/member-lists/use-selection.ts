import { useState } from 'react'

export interface Selection {
  /** Rows can be selected. */
  managing: boolean
  keys: ReadonlySet<string>
  begin: () => void
  end: () => void
  toggle: (key: string) => void
  /** Selects these and no other. */
  set: (keys: readonly string[]) => void
}

/** Selecting rows of a list to do something with them together. */
export function useSelection(): Selection {
  const [managing, setManaging] = useState(false)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const change = (on: boolean) => {
    setManaging(on)
    setKeys(new Set())
  }
  return {
    managing,
    keys,
    begin: () => change(true),
    end: () => change(false),
    toggle: (key) =>
      setKeys((before) => (before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]))),
    set: (all) => setKeys(new Set(all)),
  }
}
