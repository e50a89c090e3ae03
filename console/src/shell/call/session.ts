import { forgetLists } from '../list/remembered-lists.ts'
import { removeToken, storeToken } from './storage.ts'

/** Stores the token of a log-in. */
export const startSession = (token: string) => storeToken(token)

/** Clears the session and everything that was loaded with it, and redirects to the log-in page, which returns here. */
export function endSession() {
  removeToken()
  forgetLists()
  const here = location.pathname.startsWith('/console/log_in')
    ? ''
    : `?return_to=${encodeURIComponent(location.pathname.replace(/^\/console/, '') + location.search)}`
  location.replace(`/console/log_in${here}`)
}

/** A path inside the console to return to; the start page for anything else. */
export const returnPath = (wanted: string | undefined) =>
  wanted && /^\/(?![/\\])[\w\-/?=&.%]*$/.test(wanted) && !wanted.startsWith('/log_in') ? wanted : '/'
