import { Email } from '@longmall/contract/fields.ts'
import { safeParse } from 'zod/mini'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { identitySettings } from '../settings.ts'

export type Provider = 'wechat' | 'host'

/** Somebody whom a provider has named, by the name it knows them by. An e-mail of a `host` counts as verified by it. */
export interface Authorised {
  provider: Provider
  subject: string
  profile: {
    nickname: string | null
    email: string | null
    /** Not kept: the shop shows no pictures of other sites. */ avatar: string | null
  }
}

const longestName = 40
/** A provider's name for somebody in the form that the shop's own have; null when nothing is left of it. */
function cleanName(name: string): string | null {
  const clean = name.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim()
  // By whole characters, none of which counts for more than two.
  const short =
    clean.length > longestName
      ? [...clean]
          .slice(0, longestName / 2)
          .join('')
          .trim()
      : clean
  return short || null
}

/** A ticket for `identity/log_in_authorised`: 10 minutes on the store clock, one use, stored as a hash (IDN-04). */
export async function makeTicket({ db, now, setting }: Context, { provider, subject, profile }: Authorised): Promise<string> {
  const ticket = newToken()
  await db
    .insertInto('identity_ticket')
    .values({
      token_hash: hashOfToken(ticket),
      provider,
      subject,
      nickname: profile.nickname && cleanName(profile.nickname),
      email: safeParse(Email, profile.email).success ? profile.email : null,
      expires_at: plus(now, { minutes: setting(identitySettings.ticket_minutes) }),
    })
    .execute()
  return ticket
}
