import type Stripe from 'stripe'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { Shared } from '../../kernel/shared.ts'
import { paymentSettings } from '../settings.ts'

const timeoutMs = 10_000
const clients = new WeakMap<Shared, { name: string; client: Stripe }>()

/** Stripe's own client with the operator's key; loaded when it is first used. */
export async function stripeClient({ shared }: Site): Promise<Stripe> {
  const key = readSetting(shared.settings, paymentSettings.stripe_key)
  const address = readSetting(shared.settings, paymentSettings.stripe_address)
  const name = `${key} ${address}`
  const cached = clients.get(shared)
  if (cached?.name === name) return cached.client
  const { default: Client } = await import('stripe')
  const client = new Client(key, { ...hostConfig(address), timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false })
  clients.set(shared, { name, client })
  return client
}

function hostConfig(address: string): Stripe.StripeConfig {
  if (!address) return {}
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, ...(port && { port }), protocol: protocol === 'http:' ? 'http' : 'https' }
}
