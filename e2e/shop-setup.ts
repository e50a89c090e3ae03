import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { drawn } from '@longmall/server/src/media/test/pictures.ts'
import { listPictureJobs } from '@longmall/tools/demo-store/pictures/jobs.ts'
import type { TestProject } from 'vitest/node'
import { lightenCaptcha } from './captcha-work.ts'
import { copyShop, newFolder, startShop, type StartedShop } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server that provides the shops of this run (`shops.ts`). */
    shops: string
  }
}

/**
 * A demo shop, filled once, beside the tests of other projects. A copy of it is started for each name that is requested, and runs
 * until the end: one for each worker, so that the clock that one journey moves is no other's at that moment, and one for its console.
 */
export default async function setup(project: TestProject) {
  const filled = fillShop()
  // The error is reported to every request for a shop.
  filled.catch(() => undefined)
  const started = new Map<string, Promise<StartedShop>>()
  const find = async (name: string) => {
    if (name === 'filled') return { folder: await filled }
    const shop = started.get(name) ?? filled.then(copyShop).then(startShop)
    started.set(name, shop)
    const { address, folder } = await shop
    return { address, folder }
  }
  const server = createServer(({ url = '/' }, response) => {
    find(url.slice(1)).then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  project.provide('shops', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    const shops = await Promise.allSettled(started.values())
    const running = shops.flatMap((shop) => (shop.status === 'fulfilled' ? [shop.value] : []))
    await Promise.all(running.map(({ stop }) => stop()))
    const folder = await filled.catch(() => null)
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
  }
}

/** The data folder of a filled shop that does not run. */
async function fillShop(): Promise<string> {
  const folder = newFolder()
  await writePictures(folder)
  const { end } = await startShop(folder)
  await lightenCaptcha(folder)
  await importApparel(folder)
  await end()
  return folder
}

/** Every picture of the demo store in its size, of two colours: to draw the real ones takes a minute, and the shop draws what is missing. */
async function writePictures(folder: string) {
  const files = listPictureJobs().flatMap(({ files, ratio }) =>
    files.map(([width, name]) => ({ width, height: Math.round(width * ratio), path: join(folder, 'media', name) })),
  )
  for (const path of new Set(files.map((file) => dirname(file.path)))) mkdirSync(path, { recursive: true })
  for (const same of Map.groupBy(files, ({ width, height }) => `${width}x${height}`).values()) {
    const bytes = await drawn(same[0]!.width, same[0]!.height).webp().toBuffer()
    for (const { path } of same) writeFileSync(path, bytes)
  }
}

/** The apparel file, by the command that an operator uses; pictures that cannot be fetched get a placeholder. */
async function importApparel(folder: string) {
  const args = ['tools/goods-import.ts', 'tools/demo-store/data/shopify-apparel.csv']
  await promisify(execFile)(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  })
}
