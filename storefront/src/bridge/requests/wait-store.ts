import { createStore } from 'zustand'
import type { CommandCode } from '../message/commands.ts'

/** `asked`: just sent; `taken`: the host acknowledged it; `silent`: no message for 10 s. */
export type WaitPhase = 'asked' | 'taken' | 'silent'

/** A question to the host that the shopper waits for. */
export interface Wait {
  id: string
  cmd: CommandCode
  phase: WaitPhase
  again: () => void
  giveUp: () => void
}

/** Content of the waiting sheet; null when it is closed. */
export const createWaitStore = () => createStore<{ wait: Wait | null }>(() => ({ wait: null }))
export type WaitStore = ReturnType<typeof createWaitStore>
