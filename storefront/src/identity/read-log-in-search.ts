import { parseSearch, type RawSearch, readInteger, readText } from '../shell/search.ts'

/** What the screens of log-in, registration and recovery hand on to each other in their addresses. */
export interface LogInSearch {
  /** The address to return to after the log-in. */
  redirect: string | undefined
  /** The spread id of a link: the proposed referrer (IDN-01). */
  source_member: number | undefined
  /** The account is added to the one in use. */
  second: true | undefined
}

/** Somebody's link may have led to a screen for members first. */
const spreadIdOf = (address: string | undefined) => parseSearch(address?.split('?')[1]?.split('#')[0] ?? '').source_member

export function readLogInSearch(raw: RawSearch): LogInSearch {
  const redirect = readText(raw.redirect, 2000)
  return {
    redirect,
    source_member: readInteger(raw.source_member ?? spreadIdOf(redirect)),
    second: raw.second === 'true' || undefined,
  }
}
