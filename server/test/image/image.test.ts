import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitMb } from '@longmall/tools/production/measure.ts'
import { packagesOf, productionWorkspaces } from '@longmall/tools/production/packages.ts'
import { freePort } from '../../src/kernel/database/embedded.ts'
import { atEnd } from '../at-end.ts'
import { makeDatabase, makeFolder, ownerUrlOf } from '../run-shop.ts'
import { isIgnored, readDockerfile, root } from './read-dockerfile.ts'
import { runStages } from './run-stages.ts'

const emptyDatabase = () => makeDatabase('template template0')
const { stages } = readDockerfile()
const last = stages.at(-1)!
const instructionOf = (name: string) => last.does.find((one) => one.name === name)!.text
const argumentsOf = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as [string, ...string[]]

test('the image is of a pinned base, runs as nobody in particular and looks after its health', () => {
  for (const { from } of stages.filter(({ from: base }) => !stages.some(({ name }) => name === base)))
    expect(from).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/)
  expect(instructionOf('USER')).toBe('node')
  expect(instructionOf('HEALTHCHECK')).toContain('tools/production/healthy.js')
})

test('packages of every workspace are known to the build, and nothing secret or unneeded is sent to it', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const copied = stages.flatMap(({ does }) => does.filter(({ name }) => name === 'COPY').map(({ text }) => text))
  for (const one of workspaces) expect(copied).toContain(`${one}/package.json ${one}/`)
  for (const path of [
    '.git/config',
    'data/sign.key',
    'deploy/.env',
    'node_modules/pg/package.json',
    'server/node_modules/x.js',
    'e2e/cart.test.ts',
  ])
    expect([path, isIgnored(path)]).toEqual([path, true])
  for (const path of ['e2e/package.json', 'tools/serve.ts', 'tools/build.js']) expect([path, isIgnored(path)]).toEqual([path, false])
})

test('every package of a production install is taken into the image', () => {
  const copiedPaths = last.does.map(({ text }) => /^--from=packages \/app\/(\S+)/.exec(text)?.[1])
  const folders = packagesOf(productionWorkspaces).map(
    (packagePath) => packagePath.slice(0, packagePath.indexOf('node_modules/')) + 'node_modules',
  )
  for (const folder of new Set(folders)) expect(copiedPaths).toContain(folder)
})

// Where the web apps are not built yet, they are built first.
test('QUA-03 what the commands of the Dockerfile make in an empty folder is ready on a PostgreSQL and takes at most 350 MB (without Docker: the image itself is not built, packages are linked and not downloaded)', async () => {
  const { folder, env } = (await runStages(stages, makeFolder())).get('last')!
  expect(bytesBelow(folder) / 2 ** 20).toBeLessThan(limitMb)
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const url = await emptyDatabase()
  const database = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrlOf(url) }
  const around = { HOST: '127.0.0.1', PORT: port, PUBLIC_URL: address, DATA_DIR: join(folder, 'data'), ...database }
  const start = (command: [string, ...string[]]) =>
    spawn(process.execPath, command.slice(1), { cwd: folder, env: { PATH: process.env.PATH, ...env, ...around } })
  const server = start(argumentsOf(instructionOf('CMD')))
  const ended = once(server, 'close')
  atEnd(() => server.kill('SIGKILL') && ended)
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const isOpen = new Promise((resolve) => server.stdout.on('data', () => output.includes('Longmall is open') && resolve('open')))
  expect([await Promise.race([isOpen, ended]), output]).toEqual(['open', expect.any(String)])
  const statuses = ['/readyz', '/console', '/api/openapi.json'].map(async (path) => (await fetch(address + path)).status)
  expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  expect(await (await fetch(address)).text()).toMatch(/^<!doctype html>/i)
  expect(await once(start(argumentsOf(instructionOf('HEALTHCHECK'))), 'close')).toEqual([0, null])
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await once(start(argumentsOf(instructionOf('HEALTHCHECK'))), 'close')).toEqual([1, null])
}, 300_000)

/** In whole blocks, as `du` counts. */
function bytesBelow(folder: string): number {
  let sum = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sum += Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4096) * 4096
  return sum
}
