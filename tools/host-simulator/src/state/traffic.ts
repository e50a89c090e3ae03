import { isCommand } from '@longmall/storefront/src/bridge/message/commands.ts'
import { store } from './store.ts'

/** `in`: the shop to the app; `out`: the app to the shop; `stranger`: somebody else to the shop; `problem`: what the shop logged. */
export type Direction = 'in' | 'out' | 'stranger' | 'problem'

export interface Entry {
  id: number
  at: Date
  direction: Direction
  /** The command when it is one, else null. */
  cmd: string | null
  /** As it travelled; indented when it is JSON. */
  text: string
}

const maxEntries = 300
let count = 0

export function record(direction: Direction, raw: unknown) {
  const { cmd, text } = direction === 'problem' ? { cmd: null, text: String(raw) } : shown(raw)
  const entry: Entry = { id: ++count, at: new Date(), direction, cmd, text }
  store.setState(({ traffic }) => ({ traffic: [entry, ...traffic].slice(0, maxEntries) }))
}

function shown(raw: unknown): { cmd: string | null; text: string } {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
    const cmd = (value as { cmd?: unknown } | null)?.cmd
    return { cmd: isCommand(cmd) ? cmd : null, text: JSON.stringify(value, null, 2) }
  } catch {
    return { cmd: null, text: String(raw) }
  }
}
