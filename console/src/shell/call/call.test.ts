import { afterEach, expect, test, vi } from 'vitest'
import { sendCommand } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

test('a time-out followed by a second press is the same command; the press after its answer is another', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    keys.push(body.get('request_key'))
    if (keys.length === 1) throw new DOMException('late', 'TimeoutError')
    return Response.json({ code: 0, message: '', data: 'given' })
  })
  const press = () => sendCommand('catalogue/adjust_stock', { sku_id: 1, change: 5 })
  await expect(press()).rejects.toMatchObject({ code: 0 })
  expect([await press(), await press()]).toEqual(['given', 'given'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
