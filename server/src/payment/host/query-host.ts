import { randomUUID } from 'node:crypto'
import type { Site } from '../../kernel/context.ts'
import { hostAddress, signForHost } from './host-key.ts'

const timeoutMs = 10_000

/** Requests to a host's payment server: the state of a payment, or its refund. */
export type HostRequest = { ask: 'state'; reference: string } | { ask: 'refund'; reference: string; refund_id: string; amount: string }

/**
 * Sends a signed request to the host's payment server: JSON, its HMAC in `x-signature`. Returns the response, null for an unknown
 * payment (404). Throws otherwise, so that it is retried later.
 */
export async function queryHost(site: Site, request: HostRequest): Promise<Record<string, unknown> | null> {
  const body = JSON.stringify({ question_id: randomUUID(), asked_at: new Date().toISOString(), ...request })
  const response = await fetch(hostAddress(site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signForHost(site, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the host's payment server answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}
