import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeGoods } from './fixtures.ts'
import { encodeForm, openTestShop, type Client } from './harness.ts'
import { asAdmin, failToRun, makeDatabase, makeFolder, runShop } from './run-shop.ts'

const shop = await openTestShop({ kind: 'opened' })
// Servers of one shop share these, and no disk.
const keys = { SIGN_KEY: randomBytes(32).toString('base64url'), PEPPER_KEY: randomBytes(32).toString('base64url') }
const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'closed' as const,
  )

test('QUA-03 healthz tells that the program runs, readyz that it can answer; it is ready again when the database is back, and stops by SIGHUP', async () => {
  const url = await makeDatabase()
  const { address, kill, ended } = await runShop({ DATABASE_URL: url, ...keys, DATA_DIR: makeFolder() })
  const health = async () => [await statusOf(`${address}/healthz`), await statusOf(`${address}/readyz`)]
  expect(await health()).toEqual([200, 200])
  // Balancers keep a connection for 60 s as a rule: it is not the shop that closes first.
  expect((await fetch(`${address}/healthz`)).headers.get('keep-alive')).toBe('timeout=65')
  const name = new URL(url).pathname.slice(1)
  await asAdmin(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  await expect.poll(health).toEqual([200, 503])
  await asAdmin(`alter database ${name} allow_connections true`)
  await expect.poll(health).toEqual([200, 200])
  expect(await fetch(`${address}/api/site/state`).then((answer) => answer.json())).toMatchObject({ code: 0 })
  // As by closing the terminal.
  kill('SIGHUP')
  expect(await ended).toMatchObject({ code: 0, signal: null })
})

/** A POST as bytes, for a connection that the test holds itself. */
function postOf(path: string, { token }: Client, fields: Record<string, unknown>): string {
  const body = encodeForm({ ...fields, token, request_key: crypto.randomUUID() })
  const head = [`POST /api/${path} HTTP/1.1`, 'Host: shop.example', 'Content-Type: application/x-www-form-urlencoded']
  return [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
}

async function connectTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

const waitingForLocks = async () =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)).rows.length

test('QUA-03 asked to stop, it answers the call under way, is not ready, takes no new calls, and ends with 0', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop)
  const { address, kill, ended } = await runShop({ DATABASE_URL: shop.url, ...keys, DATA_DIR: makeFolder() })
  const idle = await connectTo(address)
  const silent = once(idle, 'close')
  const busy = await connectTo(address)
  let received = ''
  busy.on('data', (chunk: Buffer) => (received += chunk.toString()))
  const over = once(busy, 'close')
  await shop.db.transaction().execute(async (db) => {
    await db.selectFrom('member').select('id').where('id', '=', member.member_id).forUpdate().executeTakeFirstOrThrow()
    busy.write(postOf('cart/add', member, { sku_id, quantity: 1 }))
    await expect.poll(waitingForLocks).toBe(1)
    kill('SIGTERM')
    // A browser may hold a connection on which it has asked nothing: it is not waited for.
    await silent
    await expect.poll(() => statusOf(`${address}/readyz`)).toBe('closed')
    busy.write('GET /readyz HTTP/1.1\r\nHost: shop.example\r\n\r\n')
    expect(received).toBe('')
  })
  await over
  const [answer, readiness] = received.split(/(?=HTTP\/1\.1 )/)
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*"data":\{"count":1\}/)
  expect(readiness).toMatch(/^HTTP\/1\.1 503 /)
  expect(await ended).toMatchObject({ code: 0, signal: null })
  expect(await member.call('cart/count', {})).toEqual({ count: 1 })
})

test('QUA-03 asked to stop twice, as by Ctrl-C through npm, it stops once', async () => {
  const { kill, ended } = await runShop({ DATABASE_URL: shop.url, ...keys, DATA_DIR: makeFolder() })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) kill(signal)
  expect(await ended).toMatchObject({ code: 0, signal: null })
})

// Every wrong value: server/src/kernel/config.test.ts.
test.each([
  ['PUBLIC_URL must say where the shop is reached', { HOST: '0.0.0.0' }],
  ['SIGN_KEY must be 32 bytes in base64url', { SIGN_KEY: 'c2hvcnQ' }],
  ['the database does not let us in: connect ECONNREFUSED', { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }],
])('a wrong environment stops the start with one line: %s', async (expected, env) => {
  const { code, output } = await failToRun({ DATABASE_URL: shop.url, ...keys, DATA_DIR: makeFolder(), ...env })
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining(`Longmall cannot start: ${expected}`)]])
  expect(output).not.toContain('secret')
})

test('a port that another program has stops the start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await failToRun({ DATABASE_URL: shop.url, ...keys, DATA_DIR: makeFolder(), PORT: String(port) })
  other.close()
  expect([code, output.trim()]).toEqual([1, `Longmall cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}`])
})

test('QUA-02 a database that is not in UTF8 is refused, and left as it was', async () => {
  const url = await makeDatabase(`template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`)
  const { code, output } = await failToRun({ DATABASE_URL: url, ...keys, DATA_DIR: makeFolder() })
  expect([code, output.trim()]).toEqual([1, 'Longmall cannot start: the database must be in UTF8, not SQL_ASCII'])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  expect((await client.query(`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)).rowCount).toBe(0)
  await client.end()
})

test('a migration that was changed after it was applied is refused', async () => {
  const changed = await openTestShop({ kind: 'opened' })
  await sql`update migration set hash = 'of other words' where name = '0001_kernel.sql'`.execute(changed.admin)
  const { code, output } = await failToRun({ DATABASE_URL: changed.url, ...keys, DATA_DIR: makeFolder() })
  expect([code, output.trim()]).toEqual([1, 'Longmall cannot start: migration 0001_kernel.sql was changed after it was applied'])
})
