import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFlags, serverVariables } from '@longmall/tools/node-flags.js'
import { slowDown } from './slow-network.ts'

export interface StartedShop {
  address: string
  /** Its data folder. */
  folder: string
  end: () => Promise<void>
  /** Ends it and removes its data. */
  stop: () => Promise<void>
  /** What it has printed so far. */
  printed: () => string
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'longmall-e2e-'))

/** Copies the data of a shop that is not running; returns the new folder. By `cp`, which preserves the owner that the database requires. */
export async function copyShop(folder: string): Promise<string> {
  const copy = newFolder()
  await promisify(execFile)('cp', ['-a', `${folder}/.`, copy])
  // Not the port of the template's last start: copies that start together would compete for it.
  rmSync(join(copy, 'postgres', 'postmaster.opts'), { force: true })
  return copy
}

/**
 * Starts a shop as a user does, on a free port of loopback; with SLOW_NETWORK behind a slow network. A demo shop, filled where the
 * folder is empty, unless `variables` has `DEMO: '0'`.
 */
export async function startShop(folder: string, variables: Record<string, string> = {}): Promise<StartedShop> {
  const shop = spawn(process.execPath, [...serverFlags, 'tools/serve.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...serverVariables,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shop.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const printed = () => output
  const address = await addressOf(shop, printed)
  const network = process.env.SLOW_NETWORK ? await slowDown(address) : null
  const end = async () => {
    network?.close()
    const ended = new Promise((done) => shop.once('exit', done))
    shop.kill('SIGTERM')
    await ended
  }
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: network?.address ?? address, folder, end, stop, printed }
}

function addressOf(shop: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    shop.stdout!.on('data', () => {
      const found = /open at (http:\S+)/.exec(printed())
      if (found) resolve(found[1]!)
    })
    shop.once('exit', (code) => reject(new Error(`the shop did not start (${code}): ${printed()}`)))
  })
}
