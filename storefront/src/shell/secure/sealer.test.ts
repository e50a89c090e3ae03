import { createHash } from 'node:crypto'
import { sealedText } from '@longmall/contract/sealed.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSealer } from './sealer.ts'
import { fakeShop } from './test/fake-shop.ts'

const stored = vi.hoisted(() => {
  // Files of a worker share their modules: this one has its own, and the next ones get others, not this storage.
  vi.resetModules()
  return new Map<string, unknown>()
})
afterAll(() => void vi.resetModules())
vi.mock('idb-keyval', () => ({
  get: async (storageKey: string) => stored.get(storageKey),
  update: async (storageKey: string, update: (value: unknown) => unknown) => void stored.set(storageKey, update(stored.get(storageKey))),
  del: async (storageKey: string) => void stored.delete(storageKey),
}))

let shop: Awaited<ReturnType<typeof fakeShop>>
beforeEach(async () => {
  // Fake timers freeze the clock, so both sides have the same time.
  vi.useFakeTimers({ toFake: ['Date'] })
  stored.clear()
  shop = await fakeShop()
})
afterEach(() => void vi.useRealTimers())
const bases = { main: 'http://shop.example/api', member_level: '/api', set_top_box: '/api' }
const newPage = () => createSealer({ fetch: shop.fetch, bases: () => bases, language: 'en-us' })
const fieldsOf = (fields: Record<string, string>) => new URLSearchParams({ app_type: 'h5', app_type_name: 'H5', ...fields })
type Page = ReturnType<typeof newPage>
const sealed = async (page: Page, option: 1 | 2, fields: Record<string, string> = {}, path = 'cart/view') => {
  const body = await page.seal(option, path, fieldsOf(fields))
  return { body, ...(await shop.open(body.get('encrypt') as string)) }
}

describe('messages', () => {
  test.each([1, 2] as const)(
    'SHL-11 option %i: whatever is sealed comes out as it went in, sorted, with path, time and number',
    async (option) => {
      const page = newPage()
      const numbers = new Set<string>()
      const arbitrary = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), { maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(arbitrary, fc.constantFrom('cart/add', '/cart/add', 'http://shop.example/api/cart/add'), async (pairs, path) => {
          const fields = new URLSearchParams(pairs.map(([name, value]): [string, string] => [`f${name}`, value]))
          const unique = new URLSearchParams([...new Map(fields)])
          const { text } = await shop.open((await page.seal(option, path, unique)).get('encrypt') as string)
          const { sealed_path, sealed_at, sealed_nonce, ...rest } = Object.fromEntries(new URLSearchParams(text))
          expect(rest).toEqual(Object.fromEntries(unique))
          expect(text).toBe(sealedText(new URLSearchParams(text)))
          expect([sealed_path, Math.abs(Number(sealed_at) - Date.now()) < 5000]).toEqual(['cart/add', true])
          numbers.add(sealed_nonce!)
        }),
        { numRuns: 60 },
      )
      expect(numbers.size).toBe(60)
    },
  )

  test('SHL-11 option 1 is one field with the kind of app beside it; option 2 is one field', async () => {
    const page = newPage()
    const one = await sealed(page, 1, { token: 't', sku_id: '5' })
    expect([...one.body.keys()]).toEqual(['encrypt', 'app_type', 'app_type_name'])
    expect(one.fields).toMatchObject({ app_type: 'h5', app_type_name: 'H5', token: 't', sku_id: '5' })
    const two = await sealed(page, 2, { token: 't', sku_id: '5' })
    expect([...two.body.keys()]).toEqual(['encrypt'])
    expect(two.fields).toMatchObject({ app_type: 'h5', token: 't', sku_id: '5' })
  })

  test('SHL-11 in an upload the file stays a part, and its SHA-256 is sealed with the fields', async () => {
    const content = new Uint8Array(5000).map((_, at) => at % 251)
    const page = newPage()
    const body = await page.seal(2, 'upload/avatar', fieldsOf({ note: 'x' }), { file: new Blob([content]) })
    expect([...body.keys()].toSorted()).toEqual(['encrypt', 'file'])
    expect(new Uint8Array(await (body.get('file') as File).arrayBuffer())).toEqual(content)
    const { fields } = await shop.open(body.get('encrypt') as string)
    expect(fields).toMatchObject({ note: 'x', sealed_path: 'upload/avatar' })
    expect(JSON.parse(fields.sealed_files!)).toEqual({ file: createHash('sha256').update(content).digest('base64url') })
  })
})

describe('keys', () => {
  test('SHL-11 calls at once share one public key and one opening', async () => {
    const page = newPage()
    const messages = await Promise.all(Array.from({ length: 8 }, () => sealed(page, 2)))
    expect(new Set(messages.map(({ kid }) => kid)).size).toBe(1)
    expect(shop.requested).toEqual(['session/key', 'session/open'])
  })

  test('SHL-11 a key is the session’s: a visitor, a member and another account have one each', async () => {
    const page = newPage()
    const kids = [
      await sealed(page, 2),
      await sealed(page, 2, { token: 'a' }),
      await sealed(page, 2, { token: 'b' }),
      await sealed(page, 2, { token: 'a' }),
    ]
    expect(new Set(kids.map(({ kid }) => kid)).size).toBe(3)
    expect(kids[3]!.kid).toBe(kids[1]!.kid)
    expect(shop.opened.map(({ fields }) => fields.token)).toEqual([undefined, 'a', 'b'])
  })

  test('SHL-11 a key is stored for the next page, not extractable by scripts, and without the token', async () => {
    const { kid } = await sealed(newPage(), 2, { token: 'secret-token' })
    expect((await sealed(newPage(), 2, { token: 'secret-token' })).kid).toBe(kid)
    expect(shop.requested).toEqual(['session/key', 'session/open'])
    const [storageKey, keys] = [...stored][0] as [string, Map<string, { key: CryptoKey }>]
    expect(storageKey).toMatch(/^lm_/)
    expect([...keys.values()].map(({ key }) => [key.type, key.extractable])).toEqual([['secret', false]])
    expect(JSON.stringify([...keys.keys()])).not.toContain('secret-token')
  })

  test('SHL-11 a key that is about to expire is replaced', async () => {
    shop.keyLives = 30_000
    const { kid } = await sealed(newPage(), 2)
    expect((await sealed(newPage(), 2)).kid).not.toBe(kid)
  })

  test('SHL-11 a key that the server does not know is dropped from memory and storage, and no other', async () => {
    const page = newPage()
    const [visitor, member] = [await sealed(page, 2), await sealed(page, 2, { token: 'a' })]
    await page.dropKey(member.kid)
    expect((await sealed(page, 2)).kid).toBe(visitor.kid)
    expect((await sealed(page, 2, { token: 'a' })).kid).not.toBe(member.kid)
    expect((await sealed(newPage(), 2)).kid).toBe(visitor.kid)
  })

  test('SHL-11 calls that are refused for one key at once all go on with the next', async () => {
    const page = newPage()
    const { kid } = await sealed(page, 2)
    const again = await Promise.all(Array.from({ length: 5 }, () => page.dropKey(kid).then(() => sealed(page, 2))))
    expect(again.map((one) => one.kid)).not.toContain(kid)
    expect(new Set(again.map((one) => one.kid)).size).toBe(1)
  })

  test('SHL-11 forgetting leaves no key of anybody', async () => {
    const page = newPage()
    const { kid } = await sealed(page, 2, { token: 'a' })
    await page.forget()
    expect(stored.size).toBe(0)
    expect((await sealed(page, 2, { token: 'a' })).kid).not.toBe(kid)
  })

  test('SHL-11 a public key that was replaced is refetched, when opening and when sealing', async () => {
    const page = newPage()
    const old = await sealed(page, 1)
    await shop.newPair()
    const { kid } = await sealed(page, 2)
    expect(shop.keys.has(kid)).toBe(true)
    expect((await sealed(page, 1)).kid).toBe(shop.kid)
    expect(old.kid).not.toBe(shop.kid)
    await page.dropKey(shop.kid)
    await sealed(page, 1)
    expect(shop.requested.filter((path) => path === 'session/key')).toHaveLength(3)
  })

  test('SHL-11 a failed opening is tried again by the next call', async () => {
    shop.refusals.push(() => Response.json({ code: -429, message: 'slow down', data: { reason: 'call.too_many' } }))
    const page = newPage()
    await expect(sealed(page, 2)).rejects.toMatchObject({ kind: 'refused', code: -429, message: 'slow down' })
    shop.refusals.push(() => new Response('<html>', { status: 502 }))
    await expect(sealed(page, 2)).rejects.toThrow(TypeError)
    expect((await sealed(page, 2)).fields).toMatchObject({ app_type: 'h5' })
  })
})

describe('clocks', () => {
  const hours = 3 * 3_600_000

  test('SHL-11 a device whose clock is hours off seals with the server’s, and the next page does too', async () => {
    shop.clockAhead = hours
    for (const page of [newPage(), newPage()]) {
      const { fields } = await sealed(page, 2)
      expect(Math.abs(Number(fields.sealed_at) - Date.now() - hours)).toBeLessThan(5000)
    }
    expect(shop.opened).toHaveLength(1)
  })

  test('SHL-11 a changed clock is corrected by the server’s time', async () => {
    const page = newPage()
    await sealed(page, 1)
    shop.clockAhead = -hours
    expect((await sealed(page, 2)).fields.sealed_path).toBe('cart/view')
    page.setClock(new Date(Date.now() + hours).toISOString())
    expect(Math.abs(Number((await sealed(page, 1)).fields.sealed_at) - Date.now() - hours)).toBeLessThan(5000)
  })
})
