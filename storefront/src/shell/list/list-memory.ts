/** The state of a list when its screen was left: height of each block in px, and which blocks were drawn. */
export interface ListMemory {
  heights: Map<number, number>
  drawn: Set<number>
}

const memories = new Map<string, ListMemory>()
const maxMemories = 50

/** Memory of a list by history entry and query; the least recently used is evicted. */
export function memoryOfList(key: string): ListMemory {
  const memory = memories.get(key) ?? { heights: new Map(), drawn: new Set() }
  memories.delete(key)
  memories.set(key, memory)
  const [oldest] = memories.keys()
  if (memories.size > maxMemories && oldest !== undefined) memories.delete(oldest)
  return memory
}
