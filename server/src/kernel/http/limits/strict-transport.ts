import type { Hono } from 'hono'

const yearSeconds = 31_536_000

/** Where the shop is reached by https, every answer says that it is reached no other way; hosts below it are their owner's. */
export function withStrictTransport(publicUrl: string | null, fetch: Hono['fetch']): Hono['fetch'] {
  if (!publicUrl?.startsWith('https:')) return fetch
  return async (...args) => {
    const response = await fetch(...args)
    response.headers.set('strict-transport-security', `max-age=${yearSeconds}`)
    return response
  }
}
