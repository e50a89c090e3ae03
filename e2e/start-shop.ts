import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFlags, serverVariables } from '@longmall/tools/node-flags.js'

export interface StartedShop {
  address: string
  /** Its data folder. */
  folder: string
  stop: () => Promise<void>
}

/** A filled demo shop, started as a user starts it, on a free port of loopback. */
export async function startShop(): Promise<StartedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'longmall-e2e-'))
  const shop = spawn(process.execPath, [...serverFlags, 'server/src/main.ts'], {
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
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const ended = new Promise((done) => shop.once('exit', done))
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: await addressOf(shop), folder, stop }
}

function addressOf(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    shop.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /open at (http:\S+)/.exec(said)
      if (found) resolve(found[1]!)
    })
    shop.once('exit', (code) => reject(new Error(`the shop did not start (${code}): ${said}`)))
  })
}
