import * as z from 'zod/mini'
import { Integer, OptionalText, Pattern, Timestamp, Uuid } from './fields.ts'
import { operation } from './operation.ts'

/** The server's public key as a JWK (RFC 7517), for RSA-OAEP-256. */
export const PublicKey = z.object({ kty: z.literal('RSA'), n: Pattern(/^[\w-]{300,800}$/, 800), e: Pattern(/^[\w-]{1,8}$/, 8) })

/** A JWE in its compact form: five parts in base64url, of which `dir` leaves the second empty. */
export const CompactJwe = Pattern(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/, 4000)

export const session = {
  key: operation({
    path: 'session/key',
    open_when_closed: true,
    sealed: 'never',
    kind: 'query',
    access: { who: 'all' },
    summary: 'The public key for sealed calls and session keys, and the real clock for their timestamps',
    input: z.object({}),
    output: z.object({ kid: Uuid, key: PublicKey, server_time: Timestamp }),
  }),
  open: operation({
    path: 'session/open',
    open_when_closed: true,
    sealed: 'never',
    kind: 'non_transactional',
    access: { who: 'all' },
    summary: 'Registers a client’s key for security option 2, sealed with the public key; it expires after 24 h or with the log-in',
    refusals: ['session.key_unknown', 'session.message_invalid', 'session.message_late', 'session.message_replayed'],
    input: z.object({ sealed_key: CompactJwe }),
    output: z.object({ kid: Uuid, expires_at: Timestamp, server_time: Timestamp }),
  }),
  echo: operation({
    path: 'session/echo',
    open_when_closed: true,
    sealed: 'any',
    kind: 'query',
    access: { who: 'all' },
    summary: 'The security option of the call, and the SHA-256 of its text: for a self-test',
    input: z.object({ text: OptionalText(2000) }),
    output: z.object({ option: Integer(0, 2), sha256: Pattern(/^[\w-]{43}$/, 43) }),
  }),
}
