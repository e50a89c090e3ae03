import type { Hono } from 'hono'

const yearSeconds = 31_536_000

/** Strict-Transport-Security for a shop on https; subdomains are not included, since they may belong to others. */
export function withStrictTransport(publicUrl: string | null, fetch: Hono['fetch']): Hono['fetch'] {
  if (!publicUrl?.startsWith('https:')) return fetch
  return async (...args) => {
    const response = await fetch(...args)
    response.headers.set('strict-transport-security', `max-age=${yearSeconds}`)
    return response
  }
}
