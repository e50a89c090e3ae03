import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser, visitOwnShop } from './browser.ts'
import { logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
let shop: StartedShop
let other: { origin: string; server: Server; requests: string[] }
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  other = await openOtherOrigin(shop.address)
})
afterAll(async () => {
  other.server.closeAllConnections()
  other.server.close()
  await shop.stop()
})

/** The same shop at another origin, like a separate API server: it allows CORS requests from the first one. */
async function openOtherOrigin(address: string) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', address)
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    requests.push(request.url!)
    const { host: _, ...headers } = request.headers
    void fetch(address + request.url!, { headers: headers as Record<string, string> })
      .then(async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(Buffer.from(await answer.arrayBuffer())),
      )
      .catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, requests }
}

const emptyCart = getTranslations('cart')('empty')

test('SHL-10 calls go to the base that the operator has set, at another origin; while it answers nothing the shop itself does', async () => {
  const operator = await logInOperator()
  const list = [{ key: 'site.base_main', value: JSON.stringify(`${other.origin}/api`), version: 0 }]
  await operator.call('setting/change', { list })
  const page = await visit('/v2/goods/cart/cart')
  await page.getByText(emptyCart, { exact: true }).waitFor()
  expect(other.requests.filter((path) => path.startsWith('/api/cart/view?'))).not.toEqual([])

  other.server.closeAllConnections()
  await new Promise((done) => other.server.close(done))
  const without = await visit('/v2/goods/cart/cart')
  await without.getByText(emptyCart, { exact: true }).waitFor()
})
