import { createStore } from 'zustand'
import type { CommandCode } from '../message/commands.ts'

/** `asked`: sent; `taken`: acknowledged by the host; `silent`: no message for 10 s. */
export type WaitPhase = 'asked' | 'taken' | 'silent'

/** A pending request to the host that blocks the shopper. */
export interface Wait {
  id: string
  cmd: CommandCode
  phase: WaitPhase
  again: () => void
  giveUp: () => void
}

/** State of the waiting sheet; null when no request is pending. */
export const createWaitStore = () => createStore<{ wait: Wait | null }>(() => ({ wait: null }))
export type WaitStore = ReturnType<typeof createWaitStore>
