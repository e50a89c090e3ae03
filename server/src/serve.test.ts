import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestShop } from '../test/harness.ts'
import { createLog } from './kernel/log.ts'
import { buildApp } from './serve.ts'

test('IDN-11 what fails outside the API is written to the shop’s log alone, without what follows the path', async () => {
  const shop = await openTestShop()
  let written = ''
  const log = createLog('info', { write: (line) => void (written += line) })
  const { fetch } = await buildApp({ ...shop.site, log }, { isReady: true })
  const loud = vi.spyOn(console, 'error')
  await sql`alter table sandbox_payment rename to lost`.execute(shop.admin)
  const answer = await fetch(new Request('http://shop.example/sandbox-bank/reference?token=secret-token'))
  expect([answer.status, await answer.text()]).toEqual([500, ''])
  expect(written).toContain('/sandbox-bank/reference')
  expect(written).not.toContain('secret-token')
  expect(loud).not.toHaveBeenCalled()
})

test('HST-08 the simulator is served in demo mode and nowhere else', async () => {
  const shop = await openTestShop()
  const policyOf = async (demo: boolean) => {
    const { fetch } = await buildApp({ ...shop.site, config: { ...shop.site.config, demo } }, { isReady: true })
    return (await fetch(new Request('http://shop.example/host-simulator'))).headers.get('content-security-policy') ?? ''
  }
  expect(await policyOf(true)).toContain("frame-src 'self'; form-action 'none'; frame-ancestors 'none'")
  expect(await policyOf(false)).not.toContain("frame-src 'self'")
})

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', null],
])('QUA-09 a shop at %s says %s of every answer how it is reached: calls, refusals, pages, pictures, faults', async (publicUrl, wanted) => {
  const shop = await openTestShop()
  const { fetch } = await buildApp({ ...shop.site, config: { ...shop.site.config, publicUrl } }, { isReady: true })
  await sql`alter table sandbox_payment rename to lost`.execute(shop.admin)
  const paths = [
    '/api/site/state',
    '/api/nothing',
    '/',
    '/media/no/picture.webp',
    '/healthz',
    '/console/',
    '/sandbox-bank/reference?token=t',
  ]
  const headers = await Promise.all(
    paths.map(async (path) => (await fetch(new Request(`http://shop.example${path}`))).headers.get('strict-transport-security')),
  )
  expect(headers).toEqual(paths.map(() => wanted))
})
