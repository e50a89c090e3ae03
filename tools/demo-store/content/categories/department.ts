import type { Words } from '../../types.ts'

/** Third level: name by key. */
type Leaves = Record<string, Words>

/** First level; `branches` are the second. */
export interface Department {
  name: Words
  branches: Record<string, { name: Words; leaves: Leaves }>
}

export const branch = <Own extends Leaves>(name: Words, leaves: Own) => ({ name, leaves })
