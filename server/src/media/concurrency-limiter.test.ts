import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { png } from './test/pictures.ts'
import { formOf } from './test/upload.ts'

const shop = await openTestShop()
shop.site.config.trustedProxies = ['local']

async function upload(path: string, from: string, headers: Record<string, string>) {
  const whole = new Response(formOf(null, { file: await png() }))
  const answer = await shop.app.request(`/api/upload/${path}`, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers: { ...headers, 'content-type': whole.headers.get('content-type')!, 'x-forwarded-for': from },
  })
  return answer.status
}

test('SHL-23 QUA-09 slow uploads from four addresses keep no member on another network out, and no operator', async () => {
  const ends: (() => void)[] = []
  /** An upload by nobody that begins and stays out. */
  const slow = (from: string) =>
    new Promise<void>((begun) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void ends.push(() => controller.close()),
        pull: () => begun(),
      })
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': from }
      const response = shop.app.request('/api/upload/avatar', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
      void Promise.resolve(response).then(() => begun())
    })
  await Promise.all(Array.from({ length: 32 }, (_, n) => slow(`203.0.113.${n % 4}`)))
  const member = await shop.member()
  const operator = await staffClient(shop, 'operator')
  const statuses = [
    await upload('avatar', '198.51.100.1', { token: member.token! }),
    await upload('goods', '203.0.113.0', { token: operator.token! }),
  ]
  for (const end of ends) end()
  expect(statuses).toEqual([200, 200])
})
