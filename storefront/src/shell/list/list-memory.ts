/** How a list stood when its screen was left: height of each block in px, and which blocks were drawn. */
export interface ListMemory {
  heights: Map<number, number>
  drawn: Set<number>
}

const kept = new Map<string, ListMemory>()
const most = 50

/** The memory of a list, by the history entry and the query it belongs to; the oldest gives way. */
export function memoryOfList(key: string): ListMemory {
  const memory = kept.get(key) ?? { heights: new Map(), drawn: new Set() }
  kept.delete(key)
  kept.set(key, memory)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return memory
}
