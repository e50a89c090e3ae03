import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../../test/harness.ts'
import { encryptText, seal, sealedBrowser, textOf, type SealKey } from '../../../../test/sealed-browser.ts'
import type { Site } from '../../context.ts'
import { Shared } from '../../shared.ts'
import { deleteExpiredMessages } from './delete-expired-messages.ts'
import { openMessage } from './open-message.ts'
import { currentPair } from './pairs.ts'

const shop = await openTestShop({ settings: { 'calls.security_option': 2 } })
const browser = sealedBrowser((path, init) => shop.app.request(path, init))
const { db, site } = shop

/** The same shop as another process has it, with nothing of this one in memory. */
const otherProcess = async (keys = site.keys): Promise<Site> => {
  const shared = new Shared(db)
  await shared.refresh()
  return { ...site, shared, keys }
}
const echo = (key: SealKey) => browser.call('session/echo', key, { text: 'a' })
const reasonOf = async (answer: Promise<{ data: { reason?: string } }>) => (await answer).data.reason ?? 'taken'
const count = async (table: 'secure_key' | 'secure_key_pair' | 'secure_nonce') =>
  (await db.selectFrom(table).select('kid').execute()).length
/** Makes every pair, key and number older, as if so much time had passed. */
const age = (span: string) =>
  sql`
  with pairs as (update secure_key_pair set created_at = created_at - ${span}::interval),
    keys as (update secure_key set expires_at = expires_at - ${span}::interval)
  update secure_nonce set expires_at = expires_at - ${span}::interval`.execute(db)

describe('what any message holds', () => {
  const arbitraryText = fc.string({ unit: 'binary', maxLength: 60 })
  const fieldsOf = fc.dictionary(
    fc.oneof(arbitraryText, fc.constantFrom('__proto__', 'constructor', '', ' ', '&', '=', 'a+b')),
    arbitraryText,
    { maxKeys: 8 },
  )

  test.each([1, 2] as const)('SHL-11 option %i: every set of fields comes out as it went in', async (option) => {
    const key = option === 1 ? await browser.publicKey() : await browser.sessionKey()
    await fc.assert(
      fc.asyncProperty(fieldsOf, arbitraryText, async (fields, path) => {
        const { form } = await openMessage(site, await encryptText(textOf({ fields, path }), key), path)
        const { app_type, app_type_name, ...rest } = { ...form.common, ...form.own }
        const { app_type: type = 'h5', app_type_name: name = 'H5', ...own } = fields
        expect([app_type, app_type_name]).toEqual([type, name])
        expect(rest).toEqual(own)
      }),
      { numRuns: 150 },
    )
  })

  test('SHL-11 whatever is not a message is refused, and never a fault', async () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.array(fc.base64String({ maxLength: 80 }), { maxLength: 6 }).map((parts) => parts.join('.')),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        await expect(openMessage(site, text, 'session/echo')).rejects.toMatchObject({ code: 'session.message_invalid' })
      }),
      { numRuns: 300 },
    )
  })
})

describe('pairs', () => {
  beforeEach(async () => {
    await db.deleteFrom('secure_key_pair').execute()
  })

  test('SHL-11 one pair is made on first use, however many processes ask at once', async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, () => otherProcess()))
    const pairs = await Promise.all(processes.flatMap((one) => [currentPair(one), currentPair(one)]))
    expect(new Set(pairs.map(({ kid }) => kid)).size).toBe(1)
    expect(await count('secure_key_pair')).toBe(1)
  })

  test('SHL-11 a message sealed before a restart opens after it', async () => {
    const message = await seal(await browser.publicKey(), { path: 'a/b', fields: { text: 'kept' } })
    expect((await openMessage(await otherProcess(), message, 'a/b')).form.own).toMatchObject({ text: 'kept' })
  })

  test('SHL-11 after 30 days there is a new pair; the one before opens for 24 h more', async () => {
    const first = await browser.publicKey()
    await age('29 days 23 hours')
    expect((await browser.publicKey()).kid).toBe(first.kid)
    await age('2 hours')
    const second = await browser.publicKey()
    expect(second.kid).not.toBe(first.kid)
    for (const key of [first, second]) expect(await reasonOf(echo(key))).toBe('taken')
    await age('23 hours 59 minutes')
    expect(await reasonOf(echo(first))).toBe('taken')
    await age('2 minutes')
    expect(await reasonOf(echo(first))).toBe('session.key_unknown')
    expect(await reasonOf(echo(second))).toBe('taken')
  })

  test('SHL-11 a client with a pair that opens no more fetches the new one and gets in', async () => {
    const old = await browser.publicKey()
    await age('31 days')
    await browser.publicKey()
    await age('25 hours')
    const sealed_key = await seal(old, { path: 'session/open', fields: { key: randomBytes(32).toString('base64url') } })
    expect(await browser.send('session/open', { sealed_key })).toMatchObject({
      status: 409,
      data: { reason: 'session.key_unknown', details: { kid: old.kid } },
    })
    expect(await reasonOf(echo(await browser.sessionKey()))).toBe('taken')
  })

  test('SHL-11 keys are sealed where they are kept: another installation’s secrets open none of them', async () => {
    const pair = await browser.publicKey()
    const key = await browser.sessionKey()
    const foreignProcess = await otherProcess({ sign: randomBytes(32), pepper: randomBytes(32) })
    for (const one of [pair, key]) {
      const message = await seal(one, { path: 'a/b' })
      await expect(openMessage(foreignProcess, message, 'a/b')).rejects.toMatchObject({ code: 'session.key_unknown' })
    }
    // A shop that lost its secrets makes a new pair rather than none.
    expect((await currentPair(foreignProcess)).kid).not.toBe(pair.kid)
  })

  test('SHL-11 a key moved into another row of the database opens nothing there', async () => {
    const [one, two] = [await browser.sessionKey(), await browser.sessionKey()]
    await sql`update secure_key set key = (select key from secure_key where kid = ${one.kid}) where kid = ${two.kid}`.execute(db)
    const message = await encryptText(textOf({ path: 'a/b' }), { ...one, kid: two.kid })
    await expect(openMessage(await otherProcess(), message, 'a/b')).rejects.toMatchObject({ code: 'session.key_unknown' })
  })
})

describe('session keys', () => {
  const memberKey = async () => {
    const member = await shop.member()
    return { member, token: member.token!, key: await browser.sessionKey(member.token!) }
  }
  const view = (key: SealKey, token: string) => reasonOf(browser.call('member/view', key, { token }))

  test('SHL-11 a key ends after 24 h', async () => {
    const key = await browser.sessionKey()
    await age('23 hours 59 minutes')
    expect(await reasonOf(echo(key))).toBe('taken')
    await age('2 minutes')
    expect(await reasonOf(echo(key))).toBe('session.key_unknown')
  })

  test('SHL-11 a key ends with the log-out of its session, at every process', async () => {
    const { key, token } = await memberKey()
    expect(await view(key, token)).toBe('taken')
    expect(await reasonOf(browser.call('identity/log_out', key, { token, request_key: crypto.randomUUID() }))).toBe('taken')
    expect(await reasonOf(echo(key))).toBe('session.key_unknown')
    const message = await seal(key, { path: 'a/b' })
    await expect(openMessage(await otherProcess(), message, 'a/b')).rejects.toMatchObject({ code: 'session.key_unknown' })
  })

  test('SHL-11 a key ends when its session is ended elsewhere; under a new one the call hears why', async () => {
    const { key, token, member } = await memberKey()
    await sql`update session set end_reason = 'new_login' where member_id = ${member.member_id}`.execute(db)
    expect(await view(key, token)).toBe('session.key_unknown')
    expect(await view(await browser.sessionKey(token), token)).toBe('session.logged_in_elsewhere')
  })

  test('SHL-11 a key goes with a session that is deleted', async () => {
    const { key, member } = await memberKey()
    await sql`delete from session where member_id = ${member.member_id}`.execute(db)
    expect(await reasonOf(echo(key))).toBe('session.key_unknown')
  })

  test('SHL-11 a member’s calls come by a key of the same session alone', async () => {
    const [one, two] = [await memberKey(), await memberKey()]
    expect(await view(one.key, one.token)).toBe('taken')
    expect(await view(two.key, one.token)).toBe('session.key_unknown')
    expect(await view(await browser.sessionKey(), one.token)).toBe('session.key_unknown')
  })

  test('SHL-11 only a key of 32 bytes, sealed with the public key for this purpose, is opened', async () => {
    const pair = await browser.publicKey()
    const key = randomBytes(32).toString('base64url')
    const open = async (sealed_key: string) => reasonOf(browser.send('session/open', { sealed_key }))
    expect(await open(await seal(pair, { path: 'session/open', fields: { key } }))).toBe('taken')
    for (const wrong of ['', 'AAAA', randomBytes(16).toString('base64url'), randomBytes(33).toString('base64url')])
      expect(await open(await seal(pair, { path: 'session/open', fields: { key: wrong } }))).toBe('session.message_invalid')
    expect(await open(await seal(pair, { path: 'session/echo', fields: { key } }))).toBe('session.message_invalid')
    expect(await open(await seal(pair, { path: 'session/open', fields: { key, surplus: '1' } }))).toBe('session.message_invalid')
    expect(await open(await seal(await browser.sessionKey(), { path: 'session/open', fields: { key } }))).toBe('session.message_invalid')
    expect(await open(await seal(pair, { path: 'session/open', fields: { key }, at: Date.now() - 400_000 }))).toBe('session.message_late')
    const once = await seal(pair, { path: 'session/open', fields: { key } })
    expect([await open(once), await open(once)]).toEqual(['taken', 'session.message_replayed'])
  })

  test('no key or message of a client stands in the database as it was sent', async () => {
    const bytes = randomBytes(32)
    const sealed_key = await seal(await browser.publicKey(), { path: 'session/open', fields: { key: bytes.toString('base64url') } })
    await browser.send('session/open', { sealed_key })
    const { rows } = await sql<{ key: Buffer }>`select key from secure_key union all select private_key from secure_key_pair`.execute(db)
    expect(rows.some(({ key }) => key.includes(bytes))).toBe(false)
  })
})

describe('forgetting', () => {
  test('SHL-11 numbers are kept as long as their message could be taken, and no longer', async () => {
    await db.deleteFrom('secure_nonce').execute()
    const key = await browser.sessionKey()
    const early = await seal(key, { path: 'session/echo', fields: { text: 'a' }, at: Date.now() + 290_000 })
    expect(await reasonOf(browser.post('session/echo', key, early))).toBe('taken')
    await deleteExpiredMessages.run(site)
    expect(await reasonOf(browser.post('session/echo', key, early))).toBe('session.message_replayed')
    const storedBefore = await count('secure_nonce')
    await sql`update secure_nonce set expires_at = expires_at - interval '10 minutes 30 seconds'`.execute(db)
    await deleteExpiredMessages.run(site)
    expect([storedBefore > 0, await count('secure_nonce')]).toEqual([true, 1])
    await sql`update secure_nonce set expires_at = expires_at - interval '40 seconds'`.execute(db)
    await deleteExpiredMessages.run(site)
    expect(await count('secure_nonce')).toBe(0)
  })

  test('keys that have ended and pairs that open no more are forgotten', async () => {
    await browser.sessionKey()
    await age('31 days')
    await browser.sessionKey()
    await deleteExpiredMessages.run(site)
    expect([await count('secure_key'), await count('secure_key_pair')]).toEqual([1, 2])
    await age('25 hours')
    await deleteExpiredMessages.run(site)
    expect([await count('secure_key'), await count('secure_key_pair')]).toEqual([0, 1])
  })
})
