import { useRef, useSyncExternalStore } from 'react'

/** Reads a selection of a store; a selection equal by `isEqual` retains its identity. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined | null,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ snapshot: Snapshot; select: typeof select; selection: Selection }>(undefined)
  const read = (snapshot: Snapshot) => {
    const before = last.current
    if (before?.snapshot === snapshot && before.select === select) return before.selection
    const next = select(snapshot)
    const selection = before && isEqual(before.selection, next) ? before.selection : next
    last.current = { snapshot, select, selection }
    return selection
  }
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot()),
    () => read((getServerSnapshot ?? getSnapshot)()),
  )
}
