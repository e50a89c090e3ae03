import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { lightenCaptcha } from './captcha-work.ts'
import { copyShop, newFolder, startShop } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** By worker. */
    shopUrls: string[]
    /** The data folder of a filled shop that is not running: to be copied. */
    filledShop: string
  }
}

/**
 * A demo shop, filled once. A copy of it runs for each worker, so that the clock that one journey moves is no other's at that
 * moment; journeys that change settings, or move the clock far, start a copy of their own.
 */
export default async function setup(project: TestProject) {
  const filled = await startShop(newFolder())
  await lightenCaptcha(filled.folder)
  await importApparel(filled.folder)
  await filled.end()
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => copyShop(filled.folder).then(startShop)))
  project.provide(
    'shopUrls',
    shops.map(({ address }) => address),
  )
  project.provide('filledShop', filled.folder)
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()))
    rmSync(filled.folder, { recursive: true, force: true })
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
