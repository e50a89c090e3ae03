import { randomUUID } from 'node:crypto'
import type { Site } from '../../kernel/context.ts'
import { hostAddress, signForHost } from './host-key.ts'

const timeoutMs = 10_000

/** What the shop asks of a host's payment server: the state of one payment, or its money back. */
export type HostRequest = { ask: 'state'; reference: string } | { ask: 'refund'; reference: string; refund_id: string; amount: string }

/**
 * Sends a signed question to the host's payment server: JSON, its HMAC in `x-signature`. Answers what it said, null for
 * one it does not know (404). Throws for everything else, so that it is asked again later.
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
