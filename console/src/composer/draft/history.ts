import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { isSame } from './draft.ts'

/** Undo and redo stacks since the page was opened. */
export interface History {
  blocks: DraftBlock[]
  past: DraftBlock[][]
  future: DraftBlock[][]
  /** The subject of the last change and its time: consecutive typing in a block is one step. */
  last: { about: string; at: number } | null
}

const maxSteps = 100
/** A pause in ms after which typing starts another step. */
const mergeWithinMs = 1500

export const startHistory = (blocks: DraftBlock[]): History => ({ blocks, past: [], future: [], last: null })

/** Adds an undo step. `about` names the field being typed in, so that consecutive keystrokes are one step; empty: a separate step. */
export function pushHistory(history: History, blocks: DraftBlock[], about: string, at: number): History {
  if (isSame(history.blocks, blocks)) return history
  const { last } = history
  const isGoingOn = about !== '' && last?.about === about && at - last.at < mergeWithinMs && history.future.length === 0
  const past = isGoingOn ? history.past : [...history.past, history.blocks].slice(-maxSteps)
  return { blocks, past, future: [], last: { about, at } }
}

export function undo(history: History): History {
  const before = history.past.at(-1)
  return before ? { blocks: before, past: history.past.slice(0, -1), future: [history.blocks, ...history.future], last: null } : history
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  return next ? { blocks: next, past: [...history.past, history.blocks], future, last: null } : history
}
