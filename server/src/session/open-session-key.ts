import type { OutputOf } from '@longmall/contract/operation.ts'
import type { session } from '@longmall/contract/session.ts'
import type { Context, Site } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { openMessage } from '../kernel/security/secure-message/open-message.ts'
import { storeSessionKey } from '../kernel/security/secure-message/session-keys.ts'
import { memberOfToken } from '../kernel/security/session.ts'

/**
 * Takes a key of option 2: `key`, 32 bytes in base64url, and the `token` of the session it is for, sealed with the public
 * key for the path `session/open`. A token that has ended opens a visitor's key: the call that follows says what became of it.
 * Refuses what `openMessage` refuses.
 */
export async function openSessionKey({ site }: Context, { sealed_key }: { sealed_key: string }): Promise<OutputOf<typeof session.open>> {
  const { option, form } = await openMessage(site, sealed_key, 'session/open')
  const { key, ...surplus } = form.own
  // A key sealed by a key would outlive it for ever.
  if (option !== 1 || !key || Object.keys(surplus).length) throw new Refusal('session.message_invalid')
  const session_hash = form.common.token ? await sessionOf(site, form.common.token) : null
  return { ...(await storeSessionKey(site, Buffer.from(key, 'base64url'), session_hash)), server_time: new Date().toISOString() }
}

async function sessionOf({ db }: Site, token: string): Promise<Buffer | null> {
  try {
    return (await memberOfToken(db, token, null)).session_hash
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
