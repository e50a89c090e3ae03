import type { LocalizedText } from '../../types.ts'

/** Third level: name by key. */
type Leaves = Record<string, LocalizedText>

/** First level; `branches` are the second. */
export interface Department {
  name: LocalizedText
  branches: Record<string, { name: LocalizedText; leaves: Leaves }>
}

export const branch = <Own extends Leaves>(name: LocalizedText, leaves: Own) => ({ name, leaves })
