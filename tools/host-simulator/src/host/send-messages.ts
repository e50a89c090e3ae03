import { store } from '../state/store.ts'
import { record } from '../state/traffic.ts'
import { call } from './api.ts'

let shop: Window | null = null
let untrustedWindow: Window | null = null

export const bindShop = (window: Window | null) => {
  shop = window
}
export const bindUntrusted = (window: Window | null) => {
  untrustedWindow = window
}

/** A message of the app: version, platform and an id come by themselves. */
export const compose = (cmd: string, fields: object = {}) => ({
  cmd,
  pro_version: '1.0.0',
  plartform: store.getState().plartform,
  mes_unique_id: crypto.randomUUID(),
  ...fields,
})

/** Says something to the shop as it is, right or wrong. */
export function sendRaw(text: string) {
  record('out', text)
  shop?.postMessage(text, location.origin)
}

export const send = (cmd: string, fields: object = {}) => sendRaw(JSON.stringify(compose(cmd, fields)))

/** Sends it from the frame of an unlisted origin. */
export function sendAsUntrusted(text: string) {
  record('stranger', text)
  untrustedWindow?.postMessage(text, '*')
}

/** 002: with a fresh token of who is logged in to the app, or without one. */
export async function sendToken(pre_mes_unique_id?: string) {
  const { user, isLoggedIn } = store.getState()
  const re = pre_mes_unique_id && { pre_mes_unique_id }
  if (!isLoggedIn) return send('002', { ...re })
  const { host_token } = await call('simulate_token', user)
  send('002', { token: host_token, email: user.email_address, ...re })
}

/** Runs what may fail, and shows why. */
export function attempt(work: () => Promise<unknown>) {
  store.setState({ error: null })
  work().catch((error: unknown) => store.setState({ error: error instanceof Error ? error.message : String(error) }))
}
