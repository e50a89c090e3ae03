import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { copyShop, newFolder, startShop, type StartedShop } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** By worker. */
    shopUrls: string[]
    /** The data folder of a filled shop that is not running: to be copied. */
    filledShop: string
    /** Where a shop is asked for by a name: a copy of the filled one, which runs until the end for all who ask by it. */
    furtherShops: string
  }
}

/**
 * A demo shop, filled once. A copy of it runs for each worker, so that the clock that one journey moves is no other's at that
 * moment; journeys that change settings, or move the clock far, start a copy of their own.
 */
export default async function setup(project: TestProject) {
  const filled = await startShop(newFolder())
  await importApparel(filled.folder)
  await filled.end()
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => copyShop(filled.folder).then(startShop)))
  project.provide(
    'shopUrls',
    shops.map(({ address }) => address),
  )
  project.provide('filledShop', filled.folder)
  const further = await openFurtherShops(filled.folder)
  project.provide('furtherShops', further.address)
  return async () => {
    await Promise.all([...shops.map(({ stop }) => stop()), further.stop()])
    rmSync(filled.folder, { recursive: true, force: true })
  }
}

/** Starts a copy of the filled shop for each name that somebody asks for. */
async function openFurtherShops(folder: string) {
  const started = new Map<string, Promise<StartedShop>>()
  const server = createServer(({ url = '/' }, response) => {
    const shop = started.get(url) ?? copyShop(folder).then(startShop)
    started.set(url, shop)
    shop.then(
      ({ address, folder }) => response.end(JSON.stringify({ address, folder })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      const shops = await Promise.allSettled(started.values())
      const running = shops.flatMap((shop) => (shop.status === 'fulfilled' ? [shop.value] : []))
      await Promise.all(running.map((shop) => shop.stop()))
    },
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
