import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { RawNotice } from '../provider/providers.ts'
import { paymentSettings } from '../settings.ts'
import { paypalClient } from './paypal-client.ts'

const timeoutMs = 10_000
const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * Verifies a webhook's signature by PayPal's API, which checks the certificate too, so that none is fetched from an address in the
 * request. The event is sent back byte for byte. Throws when PayPal is unreachable, so that it delivers the webhook again.
 */
export async function isSignedByPaypal(site: Site, { body, headers }: RawNotice): Promise<boolean> {
  const signed = Object.fromEntries(Object.entries(headerNames).map(([name, header]) => [name, headers[header] ?? '']))
  if (Object.values(signed).includes('') || !isObject(body)) return false
  const webhook_id = readSetting(site.shared.settings, paymentSettings.paypal_webhook_id)
  const { address, token } = await paypalClient(site)
  const response = await fetch(`${address}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
    body: `${JSON.stringify({ ...signed, webhook_id }).slice(0, -1)},"webhook_event":${body}}`,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`PayPal answered ${response.status} to a webhook's signature`)
  const { verification_status } = (await response.json()) as { verification_status?: string }
  return verification_status === 'SUCCESS'
}

// Anything but a single object could inject fields into the request.
function isObject(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}
