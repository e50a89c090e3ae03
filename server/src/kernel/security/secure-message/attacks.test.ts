import { randomBytes, randomUUID } from 'node:crypto'
import { CompactEncrypt, CompactSign, importJWK } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../../test/harness.ts'
import { encryptText, seal, sealedBrowser, textOf, type SealKey } from '../../../../test/sealed-browser.ts'

const shop = await openTestShop({ settings: { 'calls.security_option': 0 } })
const browser = sealedBrowser((path, init) => shop.app.request(path, init))
const keys = {} as Record<1 | 2, SealKey>
beforeAll(async () => {
  keys[1] = await browser.publicKey()
  keys[2] = await browser.sessionKey()
})

const path = 'session/echo'
const fields = { text: 'a' }
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const part = (text: string | object) => Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)).toString('base64url')
const reasonOf = async (option: 1 | 2, message: string) => (await browser.post(path, { option }, message)).data.reason ?? 'taken'
const another = (sign: string) => (sign === '.' ? 'A' : signs[(signs.indexOf(sign) + 1) % 64]!)

describe.each([1, 2] as const)('under option %i', (option) => {
  const fresh = () => seal(keys[option], { path, fields })

  test('SHL-11 a message with any one sign altered is refused, in every part of it', async () => {
    const message = await fresh()
    const reasons = new Map<string, number>()
    for (let at = 0; at < message.length; at++) {
      const reason = await reasonOf(option, message.slice(0, at) + another(message[at]!) + message.slice(at + 1))
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    expect([...reasons.keys()].filter((reason) => !['session.message_invalid', 'session.key_unknown'].includes(reason))).toEqual([])
    expect(await reasonOf(option, message)).toBe('taken')
  })

  test('SHL-11 a message cut off at any length is refused, and so is one with something added', async () => {
    const message = await fresh()
    for (let length = 0; length < message.length; length++)
      expect(await reasonOf(option, message.slice(0, length))).toBe('session.message_invalid')
    for (const more of ['A', '.', '.AAAA', '=', ' ', '\n', '%00'])
      expect(await reasonOf(option, message + more)).toBe('session.message_invalid')
    expect(await reasonOf(option, message)).toBe('taken')
  })

  test('SHL-11 its parts in another order, or mixed with those of another message, are refused', async () => {
    const [one, two] = [(await fresh()).split('.'), (await fresh()).split('.')]
    for (const order of [
      [1, 0, 2, 3, 4],
      [0, 1, 3, 2, 4],
      [0, 2, 1, 3, 4],
      [0, 1, 2, 4, 3],
      [4, 3, 2, 1, 0],
    ])
      expect(await reasonOf(option, order.map((at) => one[at]).join('.'))).toBe('session.message_invalid')
    for (const at of [1, 2, 3, 4]) {
      const mixed = one.with(at, two[at]!)
      if (mixed.join('.') !== one.join('.')) expect(await reasonOf(option, mixed.join('.'))).toBe('session.message_invalid')
    }
  })

  test('SHL-11 a message is taken once, however often and at once it comes', async () => {
    const message = await fresh()
    const reasons = await Promise.all(Array.from({ length: 20 }, () => reasonOf(option, message)))
    expect(reasons.filter((reason) => reason === 'taken')).toHaveLength(1)
    expect(reasons.filter((reason) => reason === 'session.message_replayed')).toHaveLength(19)
    expect(await browser.post(path, { option }, message)).toMatchObject({ status: 409 })
  })

  test('SHL-11 a message for one path is refused at another', async () => {
    const message = await seal(keys[option], { path: 'site/state' })
    for (const other of ['site/time', 'catalogue/brands', 'cart/count', 'identity/log_out'])
      expect((await browser.post(other, { option }, message)).data.reason).toBe('session.message_invalid')
    expect((await browser.post('site/state', { option }, message)).code).toBe(0)
  })

  test.each([
    [-301, 'session.message_late'],
    [-290, 'taken'],
    [290, 'taken'],
    [310, 'session.message_late'],
    [-86_400, 'session.message_late'],
    [86_400, 'session.message_late'],
  ])('SHL-11 a message made %i s from the server’s clock is %s', async (seconds, reason) => {
    const answer = await browser.post(path, { option }, await seal(keys[option], { path, fields, at: Date.now() + seconds * 1000 }))
    expect(answer.data.reason ?? 'taken').toBe(reason)
    if (reason === 'session.message_late') expect(Date.parse(String(answer.data.details!.server_time)) - Date.now()).toBeLessThan(5000)
  })

  test.each(['', '0', '-1', '1e12', '9999999999999', ' 1700000000000', '17000000000000', 'NaN', '1700000000'])(
    'SHL-11 no time like %j is taken',
    async (at) => {
      const text = textOf({ path, fields }).replace(/sealed_at=\d+/, `sealed_at=${encodeURIComponent(at)}`)
      expect(['session.message_invalid', 'session.message_late']).toContain(await reasonOf(option, await encryptText(text, keys[option])))
    },
  )

  test.each(['', 'x', '1', randomUUID().slice(1), `${randomUUID()}0`])('SHL-11 no number like %j is taken', async (nonce) => {
    expect(await reasonOf(option, await seal(keys[option], { path, fields, nonce }))).toBe('session.message_invalid')
  })

  test('SHL-11 nothing may stand beside a message that it does not hold', async () => {
    const beside: Record<string, string> = option === 1 ? { app_type: 'h5', app_type_name: 'H5' } : {}
    for (const name of ['token', 'language', 'text', 'visitor', 'request_key', 'store_id', 'sealed_path'])
      expect((await browser.send(path, { encrypt: await fresh(), ...beside, [name]: 'x' })).data.reason).toBe('session.message_invalid')
  })

  test.each([
    ['RSA1_5', { alg: 'RSA1_5' }],
    ['RSA-OAEP with SHA-1', { alg: 'RSA-OAEP' }],
    ['none', { alg: 'none' }],
    ['no algorithm', { alg: undefined }],
    ['a list of algorithms', { alg: ['dir', 'RSA-OAEP-256'] }],
    ['a password’s work', { alg: 'PBES2-HS512+A256KW', p2c: 2_000_000_000, p2s: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['work beside the right one', { p2c: 2_000_000_000 }],
    ['weaker encryption', { enc: 'A128GCM' }],
    ['encryption with CBC', { enc: 'A256CBC-HS512' }],
    ['compression', { zip: 'DEF' }],
    ['unknown compression', { zip: 'LZW' }],
    ['a must-understand', { crit: ['exp'], exp: 1 }],
    ['a key within', { jwk: { kty: 'oct', k: part(randomBytes(32).toString('hex')) } }],
    ['an address of keys', { jku: 'https://elsewhere.example/keys' }],
    ['a certificate', { x5c: ['AAAA'] }],
    ['an ephemeral key', { alg: 'ECDH-ES', epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } }],
    ['no key’s name', { kid: undefined }],
    ['a number as the key’s name', { kid: 7 }],
    ['another way to write the key’s name', { kid: `{${randomUUID()}}` }],
    ['SQL as the key’s name', { kid: "' or true --" }],
    ['a path as the key’s name', { kid: '../../pepper.key' }],
  ])('SHL-11 a header with %s is refused', async (_what, change) => {
    const [first, ...rest] = (await fresh()).split('.')
    const header = { ...(JSON.parse(Buffer.from(first!, 'base64url').toString()) as object), ...change }
    expect(await reasonOf(option, [part(header), ...rest].join('.'))).toBe('session.message_invalid')
  })

  test('SHL-11 compressed contents are refused, whatever they would grow to', async () => {
    const bomb = textOf({ path, fields: { text: 'a'.repeat(50_000_000) } })
    const message = await new CompactEncrypt(new TextEncoder().encode(bomb))
      .setProtectedHeader({ alg: option === 1 ? 'RSA-OAEP-256' : 'dir', enc: 'A256GCM', kid: keys[option].kid, zip: 'DEF' })
      .encrypt(keys[option].key)
    expect(message.length).toBeLessThan(200_000)
    const before = process.cpuUsage()
    expect(await reasonOf(option, message)).toBe('session.message_invalid')
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(1_000_000)
  })
})

describe('kinds of app and keys', () => {
  test.each([
    ['another kind of app', { app_type: 'wechat', app_type_name: 'H5' }],
    ['another name of it', { app_type: 'h5', app_type_name: 'WeChat' }],
    ['no kind', { app_type_name: 'H5' }],
    ['none', {}],
  ])('SHL-11 option 1 with %s beside it is refused', async (_what, beside) => {
    const encrypt = await seal(keys[1], { path, fields })
    expect((await browser.send(path, { encrypt, ...(beside as Record<string, string>) })).data.reason).toBe('session.message_invalid')
  })

  test('SHL-11 option 2 with the kind of app beside it is refused: it is one field', async () => {
    const encrypt = await seal(keys[2], { path, fields })
    expect((await browser.send(path, { encrypt, app_type: 'h5', app_type_name: 'H5' })).data.reason).toBe('session.message_invalid')
  })

  test('SHL-11 a key is unknown under the other option’s name, and a name of nobody is', async () => {
    for (const [option, kid] of [
      [1, keys[2].kid],
      [2, keys[1].kid],
      [1, randomUUID()],
      [2, randomUUID()],
    ] as const) {
      const answer = await browser.post(path, { option }, await seal({ ...keys[option], kid }, { path, fields }))
      expect(answer).toMatchObject({ status: 409, data: { reason: 'session.key_unknown', details: { kid } } })
    }
  })

  test('SHL-11 one’s own key under another’s name opens nothing', async () => {
    const mine = await browser.sessionKey()
    expect(await reasonOf(2, await seal({ ...mine, kid: keys[2].kid }, { path, fields }))).toBe('session.message_invalid')
  })

  test('SHL-11 the public key taken as a shared secret opens nothing', async () => {
    const { data } = (await (await shop.app.request('/api/session/key')).json()) as { data: { key: { n: string } } }
    const secret = Buffer.from(data.key.n, 'base64url').subarray(0, 32)
    const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
    expect(await reasonOf(2, await seal({ option: 2, kid: keys[1].kid, key }, { path, fields }))).toBe('session.key_unknown')
  })

  test('SHL-11 what is signed and not encrypted is refused', async () => {
    const secret = await importJWK({ kty: 'oct', k: part(randomBytes(32).toString('hex')) }, 'HS256')
    const signed = await new CompactSign(new TextEncoder().encode(textOf({ path, fields })))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret)
    const bare = [part({ alg: 'none', enc: 'none', kid: keys[2].kid }), '', '', part(textOf({ path, fields })), ''].join('.')
    for (const message of [signed, bare, part(textOf({ path, fields })), '....', '{"ciphertext":"AA"}', 'x'.repeat(200_000)])
      expect(await reasonOf(2, message)).toBe('session.message_invalid')
  })

  test('SHL-11 a number used under one key may be used under another, and never ends another’s message', async () => {
    const other = await browser.sessionKey()
    const nonce = randomUUID()
    expect(await reasonOf(2, await seal(other, { path, fields, nonce }))).toBe('taken')
    expect(await reasonOf(2, await seal(keys[2], { path, fields, nonce }))).toBe('taken')
    expect(await reasonOf(2, await seal(keys[2], { path, fields, nonce }))).toBe('session.message_replayed')
  })
})
