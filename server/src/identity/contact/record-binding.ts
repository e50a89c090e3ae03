import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { identitySettings as own } from '../settings.ts'
import type { ContactKind } from './bound-contacts.ts'

export interface Binding {
  kind: ContactKind
  /** Null where there was none. */
  old_value: string | null
  new_value: string
}

/** What undoes a binding: the address of the page, to which the token is added, and until when. */
export interface UndoLink {
  address: string
  token: string
  until: Timestamp
}

/** Records that a contact was bound, in the caller's transaction: the wait begins, and the link for the old contact is made. */
export async function recordBinding(context: Context, member_id: number, binding: Binding): Promise<UndoLink> {
  const { db, now, setting, site } = context
  const token = newLinkToken()
  const until = plus(now, { hours: setting(own.contact_undo_hours) })
  await db
    .insertInto('contact_binding')
    .values({ member_id, ...binding, bound_at: now, token_hash: hashOfToken(token), undo_until: until })
    .execute()
  // Behind `#`, so that no server and no log ever has it.
  return { address: `${addressOfShop(site.config)}/v1/login/contact/undo#`, token, until }
}

/** Ends in a letter or digit: programs that find addresses in a text leave a hyphen at their end out. */
function newLinkToken(): string {
  for (;;) {
    const token = newToken()
    if (/[A-Za-z0-9]$/.test(token)) return token
  }
}
