import { type HostMessage } from '@longmall/storefront/src/bridge/message/read-message.ts'
import { type HostSheet, store } from '../state/store.ts'
import { call } from './api.ts'
import { attempt, send, sendToken } from './send-messages.ts'

const show = (sheet: HostSheet) => store.setState({ sheet })

type Answer = (message: HostMessage) => void

/** How the app responds to messages of the shop (HST-06, HST-08). */
const answers: Partial<Record<HostMessage['cmd'], Answer>> = {
  '001': ({ mes_unique_id }) => attempt(() => sendToken(mes_unique_id)),
  '003': () => show({ kind: 'closed' }),
  '004': requestLogIn,
  '006': ({ url = '' }) => show({ kind: 'share', url }),
  '007': () => store.setState({ isLoggedIn: false }),
  '008': () => send('009', { isProductEnvironment: false, isInstallBoostapp: true }),
  '012': requestPayment,
  '014': ({ mes_unique_id }) => show({ kind: 'scan', re: mes_unique_id }),
  '016': ({ mes_unique_id, url = '' }) => show({ kind: 'browser', re: mes_unique_id, url }),
  '017': requestLogIn,
}

/** Responds to a message of the shop: an ack at once, then what its command requests. */
export function answer(message: HostMessage) {
  if (message.cmd === '008') store.setState({ isReady: true })
  if (!store.getState().answers || message.cmd === '010') return
  send('010', { pre_mes_unique_id: message.mes_unique_id })
  answers[message.cmd]?.(message)
}

function requestLogIn({ mes_unique_id }: HostMessage) {
  if (store.getState().isLoggedIn) attempt(() => sendToken(mes_unique_id))
  else show({ kind: 'log_in', re: mes_unique_id })
}

function requestPayment({ mes_unique_id, url = '' }: HostMessage) {
  const order = new URL(url, location.origin).searchParams
  const [reference, amount] = [order.get('reference') ?? '', order.get('amount') ?? '']
  const { payments } = store.getState()
  if (payments === 'ask') show({ kind: 'pay', re: mes_unique_id, reference, amount })
  else attempt(() => decidePayment(mes_unique_id, reference, payments))
}

/** Accepts the payment or not; a silent app notifies neither the shop's server nor its page. */
export async function decidePayment(re: string, reference: string, decision: 'success' | 'fail' | 'cancel' | 'silent') {
  const is_silent = decision === 'silent'
  const outcome = is_silent ? 'success' : decision
  await call('simulate_payment', { reference, outcome, is_silent })
  if (!is_silent) send('012', { pre_mes_unique_id: re, url: outcome })
}
