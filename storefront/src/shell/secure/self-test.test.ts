import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selfTestSecurity } from './self-test.ts'
import { fakeShop } from './test/fake-shop.ts'

let shop: Awaited<ReturnType<typeof fakeShop>>
/** What this server fails to do. */
let weaknesses: { replay?: boolean; tampering?: boolean; path?: boolean; wrongHash?: boolean; down?: boolean }
beforeEach(async () => {
  shop = await fakeShop()
  weaknesses = {}
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const taken = new Set<string>()
const refusal = (reason: string) => Response.json({ code: -1, message: reason, data: { reason } })
const base = 'http://shop.example/api'

/** The server's part: keys by the fake shop, the echo checked here. */
async function answer(address: string, init: RequestInit): Promise<Response> {
  if (weaknesses.down) throw new TypeError('unreachable')
  if (address.includes('/session/') && !address.endsWith('/session/echo')) return shop.fetch(address, init)
  const body = init.body as URLSearchParams
  const opened = await shop.open(body.get('encrypt')!).catch(() => null)
  if (!opened) return weaknesses.tampering ? Response.json({ code: 0, message: '', data: {} }) : refusal('session.message_invalid')
  const { sealed_path = '', sealed_nonce = '', text = '' } = opened.fields
  if (!address.endsWith(`/${sealed_path}`) && !weaknesses.path) return refusal('session.message_invalid')
  if (taken.has(sealed_nonce) && !weaknesses.replay) return refusal('session.message_replayed')
  taken.add(sealed_nonce)
  const sha256 = createHash('sha256')
    .update(weaknesses.wrongHash ? 'other' : text)
    .digest('base64url')
  return Response.json({ code: 0, message: '', data: { option: body.has('app_type') ? 1 : 2, sha256 } })
}

test('SHL-22 both options pass at a server that does all it should', async () => {
  expect(await selfTestSecurity(base)).toMatchObject([
    { option: 1, ok: true, detail: { failed: null, message: '' } },
    { option: 2, ok: true, detail: { failed: null, message: '' } },
  ])
})

test.each([
  ['wrongHash', 'sealed', undefined],
  ['replay', 'replay_refused', undefined],
  ['tampering', 'alteration_refused', undefined],
  ['path', 'other_path_refused', undefined],
  ['down', 'sealed', 'unreachable'],
] as const)('SHL-22 a server that fails by %s is found out: %s', async (failure, failed, message) => {
  weaknesses = { [failure]: true }
  const results = await selfTestSecurity(base)
  expect(results.map(({ ok, detail }) => [ok, detail.failed])).toEqual([
    [false, failed],
    [false, failed],
  ])
  if (message) expect(results[0]!.detail.message).toBe(message)
})

test('SHL-22 SHL-11 a page without HTTPS is reported as insecure', async () => {
  vi.stubGlobal('crypto', {})
  expect(await selfTestSecurity(base)).toMatchObject([{ ok: false, detail: { failed: 'secure_context' } }, { ok: false }])
  expect(shop.requested).toEqual([])
})
