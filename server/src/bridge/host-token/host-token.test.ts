import { generateKeyPairSync, randomBytes, randomUUID, sign as signBytes, createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { deleteExpiredHostTokens } from './delete-expired-host-tokens.ts'

const secret = randomBytes(32).toString('base64url')
const hmacOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url')
const pair = generateKeyPairSync('ed25519')
const foreignKeys = generateKeyPairSync('ed25519')
const x = pair.publicKey.export({ format: 'jwk' }).x!

const shop = await openTestShop({
  settings: {
    'bridge.host_apps': [
      { iss: 'hs.example', alg: 'HS256', key: secret },
      { iss: 'ed.example', alg: 'EdDSA', key: { kty: 'OKP', crv: 'Ed25519', x } },
      { iss: 'aud.example', alg: 'HS256', key: secret, audience: 'longmall' },
    ],
  },
})
afterAll(closeHashing)

type Json = Record<string, unknown>
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)
const claims = (changes: Json = {}): Json => ({
  iss: 'hs.example',
  sub: `s-${randomUUID()}`,
  jti: randomUUID(),
  exp: seconds() + 120,
  ...changes,
})

/** A JWS put together by hand, so that every wrong one can be made too. */
function jws(payload: Json, { header = {}, key = secret }: { header?: Json; key?: string | KeyObject | null } = {}): string {
  const head = { alg: typeof key === 'string' ? 'HS256' : key ? 'EdDSA' : 'none', typ: 'JWT', ...header }
  const text = `${part(head)}.${part(payload)}`
  if (key === null) return `${text}.`
  return `${text}.${typeof key === 'string' ? hmacOf(text, key) : signBytes(null, Buffer.from(text), key).toString('base64url')}`
}

const ticketOf = (host_token: string) => shop.visitor().call('bridge/ticket', { host_token })
const logIn = (host_token: string, current?: string) => shop.visitor().call('bridge/log_in', { host_token, ...(current && { current }) })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (refused: Refused) => refused.reason,
  )

describe('a host token', () => {
  test.each([
    ['HS256', () => jws(claims())],
    ['EdDSA', () => jws(claims({ iss: 'ed.example' }), { key: pair.privateKey })],
    ['Ed25519, the algorithm’s own name', () => jws(claims({ iss: 'ed.example' }), { key: pair.privateKey, header: { alg: 'Ed25519' } })],
    ['its audience', () => jws(claims({ iss: 'aud.example', aud: ['longmall', 'x'] }))],
    ['an end 5 minutes away', () => jws(claims({ exp: seconds() + 299 }))],
  ])('HST-07 is believed when it is signed as set: %s', async (_, make) => {
    expect(await ticketOf(make())).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/) })
  })

  const good = () => claims()
  const altered = (at: number) => {
    const parts = jws(good()).split('.')
    const own = parts[at]!
    const middle = Math.floor(own.length / 2)
    parts[at] = own.slice(0, middle) + (own[middle] === 'A' ? 'B' : 'A') + own.slice(middle + 1)
    return parts.join('.')
  }
  const wrong: [string, () => string][] = [
    ['alg none', () => jws(good(), { key: null })],
    ['alg none with a signature', () => jws(good(), { header: { alg: 'none' } })],
    ['alg None', () => jws(good(), { header: { alg: 'None' } })],
    ['the public key as an HMAC secret', () => jws(claims({ iss: 'ed.example' }), { key: x, header: { alg: 'HS256' } })],
    [
      'the public JWK as an HMAC secret',
      () => jws(claims({ iss: 'ed.example' }), { key: JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x }) }),
    ],
    ['EdDSA where HS256 is set', () => jws(good(), { key: pair.privateKey })],
    ['HS256 where EdDSA is set', () => jws(claims({ iss: 'ed.example' }))],
    ['HS512', () => jws(good(), { header: { alg: 'HS512' } })],
    [
      'a key in its own header',
      () =>
        jws(claims({ iss: 'ed.example' }), {
          key: foreignKeys.privateKey,
          header: { jwk: foreignKeys.publicKey.export({ format: 'jwk' }) },
        }),
    ],
    ['a key address in its header', () => jws(good(), { key: 'y'.repeat(43), header: { jku: 'https://evil.example/keys' } })],
    ['another secret', () => jws(good(), { key: `${secret}x` })],
    ['an empty secret', () => jws(good(), { key: '' })],
    ['another private key', () => jws(claims({ iss: 'ed.example' }), { key: foreignKeys.privateKey })],
    ['an unknown issuer', () => jws(claims({ iss: 'evil.example' }))],
    ['another host’s issuer', () => jws(claims({ iss: 'ed.example' }), { key: secret })],
    ['no issuer', () => jws(claims({ iss: undefined }))],
    ['an issuer list', () => jws(claims({ iss: ['hs.example'] }))],
    ['no audience where one is set', () => jws(claims({ iss: 'aud.example' }))],
    ['another audience', () => jws(claims({ iss: 'aud.example', aud: 'other' }))],
    ['no subject', () => jws(claims({ sub: undefined }))],
    ['an empty subject', () => jws(claims({ sub: '' }))],
    ['a subject that is no text', () => jws(claims({ sub: 7 }))],
    ['a subject too long', () => jws(claims({ sub: 'x'.repeat(129) }))],
    ['a subject with NUL', () => jws(claims({ sub: 'a\u0000b' }))],
    ['no jti', () => jws(claims({ jti: undefined }))],
    ['a jti too short', () => jws(claims({ jti: '1' }))],
    ['a jti that is no text', () => jws(claims({ jti: 12345678 }))],
    ['no exp', () => jws(claims({ exp: undefined }))],
    ['an exp that is no number', () => jws(claims({ exp: '9999999999' }))],
    ['an exp of all time', () => jws(claims({ exp: 9_007_199_254_740_991 }))],
    ['expired a second ago', () => jws(claims({ exp: seconds() - 1 }))],
    ['an end of this second', () => jws(claims({ exp: seconds() }))],
    ['an end more than 5 minutes away', () => jws(claims({ exp: seconds() + 310 }))],
    ['not valid yet', () => jws(claims({ nbf: seconds() + 60 }))],
    ['a critical header', () => jws(good(), { header: { crit: ['exp'] } })],
    ['an unencoded payload', () => jws(good(), { header: { b64: false, crit: ['b64'] } })],
    ['an altered header', () => altered(0)],
    ['an altered payload', () => altered(1)],
    ['an altered signature', () => altered(2)],
    ['no signature', () => jws(good()).replace(/\.[\w-]*$/, '.')],
    ['two parts', () => jws(good()).replace(/\.[\w-]*$/, '')],
    ['four parts', () => `${jws(good())}.x`],
    ['five parts', () => 'a.b.c.d.e'],
    ['words', () => 'let me in'],
    ['a list as payload', () => `${part({ alg: 'HS256' })}.${part([1])}.${hmacOf(`${part({ alg: 'HS256' })}.${part([1])}`, secret)}`],
  ]
  test.each(wrong)('HST-07 is refused, in one way for all: %s', async (_, make) => {
    expect(await refusal(ticketOf(make()))).toBe('bridge.host_token_invalid')
    expect(await refusal(logIn(make()))).toBe('bridge.host_token_invalid')
  })

  test('HST-07 is refused at every length it may be cut to', async () => {
    const token = jws(good())
    const cut = [...token].map((_, length) => length).filter((length) => length > 0 && length % 7 === 0)
    for (const length of cut) expect(await refusal(ticketOf(token.slice(0, length)))).toBe('bridge.host_token_invalid')
  })

  test('HST-07 opens the shop once: again, elsewhere, and at the same time it is refused', async () => {
    const token = jws(good())
    const answers = await Promise.all([...Array(8)].map((_, n) => refusal(n % 2 ? ticketOf(token) : logIn(token))))
    expect(answers.toSorted()).toEqual(['accepted', ...Array<string>(7).fill('bridge.host_token_invalid')])
    expect(await refusal(logIn(token))).toBe('bridge.host_token_invalid')
  })

  test('two hosts may use the same jti; a used one is forgotten when it would have ended anyhow', async () => {
    const jti = randomUUID()
    await ticketOf(jws(claims({ jti })))
    await ticketOf(jws(claims({ iss: 'ed.example', jti }), { key: pair.privateKey }))
    const count = async () =>
      Number((await sql<{ n: bigint }>`select count(*) as n from host_token_use where jti = ${jti}`.execute(shop.db)).rows[0]!.n)
    await deleteExpiredHostTokens.run(shop.site)
    expect(await count()).toBe(2)
    await sql`update host_token_use set expires_at = clock_timestamp() - interval '2 hours' where jti = ${jti}`.execute(shop.db)
    await deleteExpiredHostTokens.run(shop.site)
    expect(await count()).toBe(0)
  })

  test('HST-07 time is the real clock’s: moving the store’s neither ends a token nor prolongs it', async () => {
    await shop.advance({ hours: 2 })
    expect(await refusal(ticketOf(jws(claims())))).toBe('accepted')
    expect(await refusal(ticketOf(jws(claims({ exp: seconds() + 7200 }))))).toBe('bridge.host_token_invalid')
  })
})

describe('log-in by the host', () => {
  const someone = () => ({ sub: `s-${randomUUID()}`, email: `${randomUUID()}@mail.example`, email_verified: true, nickname: 'Mei' })

  test('HST-03 IDN-04 the first one makes an account for a verified e-mail, the next ones log it in', async () => {
    const who = someone()
    const first = await logIn(jws(claims(who)))
    expect(first).toMatchObject({ session: { email: who.email, nickname: 'Mei' }, ticket: null, is_current: false })
    const second = await logIn(jws(claims({ sub: who.sub })))
    expect(second.session?.customer_id).toBe(first.session!.customer_id)
  })

  test('HST-03 the session of the same member goes on; that of another one does not keep the host’s member out', async () => {
    const who = someone()
    const { session } = await logIn(jws(claims(who)))
    expect(await logIn(jws(claims(who)), session!.token)).toEqual({ session: null, ticket: null, suggested: null, is_current: true })
    expect(await shop.client(session!.token).call('member/centre', {})).toBeDefined()
    const other = await shop.member()
    const entered = await logIn(jws(claims(who)), other.token!)
    expect(entered.session?.customer_id).toBe(session!.customer_id)
    expect(await refusal(shop.client(session!.token).call('member/centre', {}))).toBe('session.logged_in_elsewhere')
    const fresh = await logIn(jws(claims(who)), 'x'.repeat(43))
    expect(fresh.session?.customer_id).toBe(session!.customer_id)
  })

  test('IDN-04 an e-mail that the host does not vouch for makes no account: a ticket waits to be bound', async () => {
    for (const email_verified of [false, undefined, 'true', 1]) {
      const answer = await logIn(jws(claims({ ...someone(), email_verified })))
      expect(answer).toMatchObject({ session: null, ticket: expect.any(String), suggested: { nickname: 'Mei', email_address: null } })
    }
  })

  test('IDN-04 an e-mail that a member has gives nobody that member’s account', async () => {
    const owner = await shop.member()
    const { email } = await shop.db.selectFrom('member').select('email').where('id', '=', owner.member_id).executeTakeFirstOrThrow()
    expect(await logIn(jws(claims({ ...someone(), email })))).toMatchObject({ session: null, ticket: expect.any(String) })
  })

  test('HST-07 the same subject at two hosts is two people', async () => {
    const who = someone()
    const one = await logIn(jws(claims(who)))
    const two = await logIn(jws(claims({ sub: who.sub, iss: 'ed.example' }), { key: pair.privateKey }))
    expect(one.session).not.toBeNull()
    expect(two.session).toBeNull()
  })

  test('names and addresses that are no good are left out', async () => {
    for (const nickname of ['', 'x'.repeat(41), 7, ['a'], 'a\u0000']) {
      const answer = await logIn(jws(claims({ ...someone(), nickname, email: 'nobody' })))
      expect(answer).toMatchObject({ session: null, suggested: { nickname: null, email_address: null } })
    }
  })
})

test('HST-07 without any host the call says that it is switched off; a demo has its simulator', async () => {
  const bare = await openTestShop()
  const { host_token } = await bare
    .visitor()
    .call('bridge/simulate_token', { sub: 'sim-1', nickname: 'Sim', email_address: 'sim@mail.example' })
  expect((await bare.visitor().call('bridge/log_in', { host_token })).session?.nickname).toBe('Sim')
  const late = await bare.visitor().call('bridge/simulate_token', { sub: 'sim-1', expires_in: 600 })
  expect(await refusal(bare.visitor().call('bridge/log_in', late))).toBe('bridge.host_token_invalid')
  Object.assign(bare.site.config, { demo: false })
  const refused = await refusal(bare.visitor().call('bridge/ticket', { host_token }))
  const denied = await refusal(bare.visitor().call('bridge/simulate_token', { sub: 'sim-1' }))
  expect([refused, denied]).toEqual(['call.feature_off', 'call.not_found'])
})
