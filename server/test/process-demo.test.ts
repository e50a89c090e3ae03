import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import { hashPassword } from '../src/identity/hash-password.ts'
import { freePort } from '../src/kernel/database/embedded.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { failToRun, makeDatabase, makeFolder, ownerUrlOf, runShop, type RunningShop } from './run-shop.ts'

const root = join(import.meta.dirname, '../..')

interface Done {
  code: number
  output: string
}

/** `npm run demo:remove` as an operator calls it, without a terminal. */
async function removeDemo(env: Record<string, string>, ...args: string[]): Promise<Done> {
  const answer = await promisify(execFile)(process.execPath, ['tools/demo-remove.ts', ...args], {
    cwd: root,
    env: { ...process.env, HOST: '', DEMO: '', PUBLIC_URL: '', ...env },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: 'code' in answer ? answer.code : 0, output: answer.stdout + answer.stderr }
}

const stop = async ({ kill, ended }: RunningShop) => {
  kill('SIGTERM')
  expect((await ended).code).toBe(0)
}

const logIn = async ({ address }: RunningShop) => {
  const body = new URLSearchParams({ email_address: demoOperator.email, password: demoOperator.password, request_key: 'k'.repeat(20) })
  return (await (await fetch(`${address}/api/staff/log_in`, { method: 'POST', body })).json()) as {
    data: { next?: string; reason?: string }
  }
}
const isDemoThere = async ({ address }: RunningShop) => {
  const state = (await (await fetch(`${address}/api/site/state`)).json()) as { data: { demo: boolean } }
  // A page of a shop that is not open yet stands at every other address.
  const style = (await fetch(`${address}/outbox/style.css`)).headers.get('content-type') ?? ''
  return { state: state.data.demo, outbox: style.startsWith('text/css') }
}

async function runStatement(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const answer = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return answer.rows
}

/** What the demo store's fill leaves, as far as opening and logging in go. */
async function makeDemo(url: string) {
  const { email, name, password } = demoOperator
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `update shop set is_demo = true, set_up_at = now(), set_up_hash = null, set_up_totp = null, set_up_by = null, set_up_offered_at = null`,
  )
  await client.query(`insert into staff (email, name, role, hash, created_at) values ($1, $2, 'owner', $3, now())`, [
    email,
    name,
    await hashPassword(password),
  ])
  await client.end()
}

const urlOf = (folder: string) => {
  const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://longmall:${readFileSync(join(folder, 'postgres.secret'), 'utf8')}@127.0.0.1:${port}/longmall`
}

test(
  'QUA-01 a folder that the demo filled opens as nothing else until the demo is removed; then it starts empty, and nobody of the demo logs in',
  { timeout: 600_000 },
  async () => {
    const folder = makeFolder()
    const running = await runShop({ DATA_DIR: folder })
    await makeDemo(urlOf(folder))
    expect(await logIn(running)).toMatchObject({ data: { next: expect.any(String) } })
    expect(await removeDemo({ DATA_DIR: folder }, '--yes')).toMatchObject({ code: 1, output: expect.stringContaining('a server runs') })
    await stop(running)

    for (const env of [{ DEMO: '0' }, { DEMO: '', HOST: '0.0.0.0' }] as Record<string, string>[])
      expect(await failToRun({ DATA_DIR: folder, ...env })).toMatchObject({
        code: 1,
        output: expect.stringContaining('npm run demo:remove'),
      })

    const secret = readFileSync(join(folder, 'sign.key'), 'utf8')
    expect(await removeDemo({ DATA_DIR: folder })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/database longmall.*\d+ goods.*members[^]*media[^]*sign\.key[^]*--yes/),
    })
    expect(existsSync(join(folder, 'media'))).toBe(true)
    expect(await removeDemo({ DATA_DIR: folder }, '--yes')).toMatchObject({ code: 0 })
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres-server.secret', 'postgres.secret'])

    // An empty start that others can reach is no demo unless that is said.
    const port = await freePort()
    const real = await runShop({ DATA_DIR: folder, DEMO: '', PORT: String(port), PUBLIC_URL: 'http://shop.example' })
    const here = { ...real, address: `http://127.0.0.1:${port}` }
    expect(await isDemoThere(here)).toEqual({ state: false, outbox: false })
    expect(await logIn(here)).toMatchObject({ data: { reason: expect.stringMatching('identity.wrong_password') } })
    expect(readFileSync(join(folder, 'sign.key'), 'utf8')).not.toBe(secret)
    await stop(real)
    expect((await real.ended).output).not.toContain('outbox')
    expect(await removeDemo({ DATA_DIR: folder }, '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('not filled by the demo'),
    })
  },
)

test(
  'QUA-01 a shop with an owner never becomes a demo, and the demo of another database goes without what is not the shop’s',
  { timeout: 600_000 },
  async () => {
    const url = ownerUrlOf(await makeDatabase())
    await runStatement(url, `update shop set set_up_at = now()`)
    expect(await failToRun({ DATABASE_URL: url, DATA_DIR: makeFolder(), DEMO: '1' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('an owner'),
    })
    expect(await runStatement(url, 'select count(*)::int as goods from goods')).toEqual([{ goods: 0 }])
    expect(await removeDemo({ DATABASE_URL: url, DATA_DIR: makeFolder() }, '--yes')).toMatchObject({ code: 1 })

    await runStatement(url, 'update shop set is_demo = true')
    await runStatement(url, 'create schema other create table thing (id int)')
    expect(await failToRun({ DATABASE_URL: url, DATA_DIR: makeFolder(), DEMO: '' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('DEMO=1'),
    })
    expect(await removeDemo({ DATABASE_URL: url, DATA_DIR: makeFolder() }, '--yes')).toMatchObject({ code: 0 })
    const left = `select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`
    expect(await runStatement(url, left)).toEqual([{ name: 'other.thing' }])
    expect(await runStatement(url, `select count(*)::int as n from pg_proc where pronamespace = 'public'::regnamespace`)).toEqual([
      { n: 0 },
    ])
    await stop(await runShop({ DATABASE_URL: url, DATA_DIR: makeFolder() }))
  },
)
