import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import type { Entry } from './traffic.ts'

export type PaymentMode = 'ask' | 'success' | 'fail' | 'cancel' | 'silent'
export const paymentModes: readonly PaymentMode[] = ['ask', 'success', 'fail', 'cancel', 'silent']
export const platforms = ['android', 'ios', 'web'] as const

/** What the app shows over the shop; `re` is the message it answers. */
export type HostSheet =
  | { kind: 'log_in'; re: string }
  | { kind: 'pay'; re: string; reference: string; amount: string }
  | { kind: 'scan'; re: string }
  | { kind: 'share'; url: string }
  | { kind: 'browser'; re: string; url: string }
  | { kind: 'closed' }

export interface Simulator {
  user: { sub: string; nickname: string; email_address: string }
  isLoggedIn: boolean
  /** Off: the app sends nothing at all. */
  answers: boolean
  plartform: (typeof platforms)[number]
  isLifeMode: boolean
  payments: PaymentMode
  /** Path of the shop’s first screen, and how often it was opened. */
  path: string
  opened: number
  /** The shop has sent that it is ready. */
  isReady: boolean
  sheet: HostSheet | null
  traffic: readonly Entry[]
  error: string | null
}

export const store = createStore<Simulator>(() => ({
  user: { sub: 'demo-1', nickname: 'Mei', email_address: 'mei.host@mail.example' },
  isLoggedIn: false,
  answers: true,
  plartform: 'android',
  isLifeMode: false,
  payments: 'ask',
  path: new URLSearchParams(location.search).get('path') ?? '/',
  opened: 0,
  isReady: false,
  sheet: null,
  traffic: [],
  error: null,
}))

export const useSimulator = <Part>(select: (simulator: Simulator) => Part): Part => useStore(store, select)
