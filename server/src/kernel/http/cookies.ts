import { generateCookie, getCookie } from 'hono/cookie'
import type { Context as Call } from 'hono'
import type { Cookies, Site } from '../context.ts'

const pending = Symbol('kept')
interface WithPendingCookies {
  [pending]?: string[]
}

/** The cookies of a call. Those it is to keep are out of reach of scripts, and of other sites unless the shop stands in their frame over HTTPS. */
export function cookiesOf(site: Site, call: Call): Cookies {
  const isSecure = (site.config.publicUrl ?? call.req.url).startsWith('https:')
  return {
    read: (name) => getCookie(call, name),
    set: (name, value, days) => {
      const options = { path: '/', httpOnly: true, maxAge: days * 86_400 } as const
      const cookie = generateCookie(
        name,
        value,
        isSecure ? { ...options, secure: true, sameSite: 'None', partitioned: true } : { ...options, sameSite: 'Lax' },
      )
      ;((call as WithPendingCookies)[pending] ??= []).push(cookie)
    },
  }
}

/** What `set` has made, as values of `set-cookie`. */
export const pendingCookies = (call: Call): readonly string[] => (call as WithPendingCookies)[pending] ?? []
