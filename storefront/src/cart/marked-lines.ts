export interface MarkProps {
  /** Lines marked for deletion while editing; null while shopping. */
  marked: ReadonlySet<number> | null
  onMark: (marked: ReadonlySet<number>) => void
}

export function toggled(marked: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(marked)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}
