import { Agent } from 'node:https'
import { connect } from 'node:net'
import type { Client, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { Shared } from '../../kernel/shared.ts'
import { paymentSettings } from '../settings.ts'

const timeoutMs = 10_000

export interface PaypalClient {
  orders: OrdersController
  payments: PaymentsController
  /** Where the API is, and what to show it. */
  address: string
  token: () => Promise<string>
}
const clients = new WeakMap<Shared, { name: string; client: PaypalClient }>()

/** PayPal's own client with the operator's keys; loaded when it is first used. */
export async function paypalClient({ shared }: Site): Promise<PaypalClient> {
  const read = (name: 'paypal_client_id' | 'paypal_secret' | 'paypal_address') => readSetting(shared.settings, paymentSettings[name])
  const [id, secret, address] = [read('paypal_client_id'), read('paypal_secret'), read('paypal_address')]
  const isLive = readSetting(shared.settings, paymentSettings.paypal_live)
  const name = [id, secret, address, isLive].join(' ')
  const cached = clients.get(shared)
  if (cached?.name === name) return cached.client
  const sdk = await import('@paypal/paypal-server-sdk')
  const api = new sdk.Client({
    clientCredentialsAuthCredentials: { oAuthClientId: id, oAuthClientSecret: secret },
    environment: isLive ? sdk.Environment.Production : sdk.Environment.Sandbox,
    timeout: timeoutMs,
    ...(address && { httpClientOptions: { timeout: timeoutMs, httpsAgent: agentTo(new URL(address)) } }),
  })
  const client = {
    orders: new sdk.OrdersController(api),
    payments: new sdk.PaymentsController(api),
    address: address || (isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'),
    token: tokenOf(api),
  }
  clients.set(shared, { name, client })
  return client
}

function tokenOf(client: Client): () => Promise<string> {
  let last: Awaited<ReturnType<Client['clientCredentialsAuthManager']['updateToken']>> | undefined
  return async () => {
    last = await client.clientCredentialsAuthManager.updateToken(last)
    return last.accessToken
  }
}

/** The SDK knows PayPal's own two addresses alone; for another, plain HTTP to it is spoken in place of them. */
function agentTo({ hostname, port }: URL): Agent {
  const agent = new Agent()
  agent.createConnection = () => connect(Number(port), hostname)
  return agent
}
