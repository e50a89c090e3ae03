import { randomUUID } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { staffUploadPaths, uploadPaths } from '@longmall/contract/upload.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/serve.ts'
import { encodeForm, openTestShop, type TestShop } from '../harness.ts'
import { sampleOf } from '../sample-input.ts'
import { roles } from './access-row.ts'
import { makeCallers, type Caller } from './callers.ts'

/** Addresses beside the operations: for everyone (boxes sign their calls), for members with a session, or for everyone in a demo shop alone. */
const routeTable: Record<string, 'everyone' | 'member' | 'demo'> = {
  'GET /healthz': 'everyone',
  'GET /readyz': 'everyone',
  'GET /media/*': 'everyone',
  'GET /poster/:file': 'everyone',
  'GET /api/openapi.json': 'everyone',
  'GET /api/docs': 'everyone',
  'ALL /api/*': 'everyone',
  'GET /console': 'everyone',
  'GET /console/*': 'everyone',
  'GET /*': 'everyone',
  'GET /api/payment/go/:reference': 'everyone',
  'GET /api/payment/back/:reference': 'everyone',
  'GET /api/payment/back-in-app': 'everyone',
  'POST /api/payment/webhook/:provider': 'everyone',
  'POST /api/upload/:path': 'member',
  // By an operator’s token, and by an address that was signed for one.
  'POST /api/work-file': 'everyone',
  'GET /api/work-file/:ticket': 'everyone',
  'ALL /box/*': 'everyone',
  'GET /box/v1/income': 'everyone',
  'GET /box/v1/openapi.json': 'everyone',
  'GET /box/v1/state': 'everyone',
  'GET /box/v1/time': 'everyone',
  'POST /box/v1/code': 'everyone',
  'POST /box/v1/heartbeat': 'everyone',
  'POST /box/v1/log_out': 'everyone',
  'POST /box/v1/report': 'everyone',
  'ALL /sandbox-bank/*': 'demo',
  'GET /sandbox-bank/style.css': 'demo',
  'GET /sandbox-bank/:reference': 'demo',
  'POST /sandbox-bank/:reference/:choice': 'demo',
  'ALL /outbox/*': 'demo',
  'GET /outbox': 'demo',
  'GET /outbox/style.css': 'demo',
  'GET /outbox/script.js': 'demo',
  'GET /host-simulator': 'demo',
  'GET /host-simulator/*': 'demo',
}
type App = Awaited<ReturnType<typeof buildApp>>

const secret = 'a-key-of-this-installation'
let shop: TestShop
let app: App
let closed: App
let callers: Caller[]
beforeAll(async () => {
  shop = await openTestShop()
  mkdirSync(join(shop.site.config.dataDir, 'media'))
  writeFileSync(join(shop.site.config.dataDir, 'sign.key'), secret)
  app = await buildApp(shop.site, { isReady: true })
  closed = await buildApp({ ...shop.site, config: { ...shop.site.config, demo: false } }, { isReady: true })
  callers = await makeCallers(shop)
})

const operations = Object.values(contract).flatMap((domain) => Object.values<AnyOperation>(domain))
const ofOperations = new Set(operations.flatMap(({ path, at }) => [`/api/${path}`, ...(at ? [at.path] : [])]))
const operationsElsewhere = operations.filter(({ at }) => at)
const routesOf = ({ routes }: App) =>
  [...new Set(routes.filter(({ path }) => !ofOperations.has(path)).map(({ method, path }) => `${method} ${path}`))].toSorted()
const requestPath = ({ fetch }: App, path: string, init?: RequestInit) =>
  Promise.resolve(fetch(new Request(`http://shop.example${path}`, init)))

/** The answer to an address as it stands: a browser would tidy it first. */
async function overTheNetwork(path: string): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise<string>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        let text = ''
        response.setEncoding('latin1')
        response.on('data', (part: string) => (text += part)).on('end', () => resolve(text))
      })
      outgoing.on('error', reject).end()
    })
  } finally {
    server.close()
  }
}

describe('addresses beside the operations', () => {
  test('QUA-09 each has a row, and those of a demo are there in no other shop', () => {
    expect(routesOf(app)).toEqual(Object.keys(routeTable).toSorted())
    expect(routesOf(closed)).toEqual(
      Object.keys(routeTable)
        .filter((route) => routeTable[route] !== 'demo')
        .toSorted(),
    )
  })

  test.each(['/outbox', '/outbox/style.css', '/host-simulator', '/sandbox-bank/style.css', '/sandbox-bank/reference'])(
    'QUA-09 %s of a demo is any unknown page elsewhere',
    async (path) => {
      const [here, unknown] = [await requestPath(closed, path), await requestPath(closed, '/no-such-page')]
      expect([here.status, here.headers.get('content-type')]).toEqual([unknown.status, unknown.headers.get('content-type')])
      expect((await requestPath(closed, path, { method: 'POST' })).status).toBe(404)
    },
  )

  test.each(Object.keys(staffUploadPaths))('QUA-09 an upload to %s is for operators with a session', async (path) => {
    for (const { name, kind, client } of callers) {
      const { token } = await client()
      const body = new FormData()
      body.set('file', new Blob(['no picture']), 'a.png')
      const response = await requestPath(app, `/api/upload/${path}`, { method: 'POST', body, headers: token ? { token } : {} })
      const { code } = (await response.json()) as { code: number }
      expect([name, code]).toEqual([name, kind === 'staff' ? -1 : kind === 'visitor' ? -10009 : 410000])
    }
  })

  test.each(Object.keys(uploadPaths))('QUA-09 an upload to %s is for members with a session', async (path) => {
    const statuses: Record<string, number> = {}
    for (const { name, client } of callers) {
      const { token } = await client()
      const body = new FormData()
      body.set('file', new Blob(['no picture']), 'a.png')
      const response = await requestPath(app, `/api/upload/${path}`, { method: 'POST', body, headers: token ? { token } : {} })
      statuses[name] = ((await response.json()) as { code: number }).code
    }
    const members = callers.filter(({ kind }) => kind === 'member').map(({ name }) => [name, -1])
    const operators = ['an unknown role', 'a dismissed owner', ...roles.map((role) => `the role ${role}`)].map((name) => [name, 410000])
    const rest = { 'a visitor': -10009, 'a cancelled member': -19999, 'a locked member': 410000 }
    expect(statuses).toEqual({ ...Object.fromEntries([...members, ...operators]), ...rest })
  })

  test.each([
    '/media/../sign.key',
    '/media/%2e%2e/sign.key',
    '/media/..%2fsign.key',
    '/media/%2e%2e%2fsign.key',
    '/media/..%5csign.key',
    '/media//../sign.key',
    '/media/x/../../sign.key',
    '/media/%252e%252e/sign.key',
    '/console/../sign.key',
    '/console/%2e%2e%2f%2e%2e%2fsign.key',
  ])('QUA-09 %s gives nothing out of the folder of pictures', async (path) => {
    expect(await overTheNetwork(path)).not.toContain(secret)
  })

  test.each(operationsElsewhere)('QUA-09 $at.path hears whom $path hears, and refuses alike', async ({ path, at, input }) => {
    for (const { client } of callers) {
      const { token } = await client()
      const statuses = [`/api/${path}`, at!.path].map(async (address) => {
        const fields = { ...(sampleOf(input) as Record<string, unknown>), request_key: randomUUID(), ...(token ? { token } : {}) }
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const response = await requestPath(app, address, { method: 'POST', headers, body: encodeForm(fields) })
        const { code, data } = (await response.json()) as { code: number; data: { reason?: string } | null }
        return [response.status, code, data?.reason]
      })
      const [here, there] = await Promise.all(statuses)
      expect(there).toEqual(here)
    }
  })

  test('QUA-09 health and docs tell nothing of the installation', async () => {
    for (const path of ['/healthz', '/readyz', '/api/openapi.json', '/api/docs']) {
      const text = await (await requestPath(app, path)).text()
      for (const secretText of [secret, shop.site.config.dataDir, shop.url]) expect(text).not.toContain(secretText)
    }
  })
})
