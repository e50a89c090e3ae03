import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
  }
}

/** One filled demo shop for all journeys, but for those that change its settings and have one of their own. */
export default async function setup(project: TestProject) {
  const { address, folder, stop } = await startShop()
  project.provide('shopUrl', address)
  await importApparel(folder)
  return stop
}

/** The apparel file, by the command that an operator uses; pictures that cannot be fetched get a placeholder. */
async function importApparel(folder: string) {
  const args = ['tools/goods-import.ts', 'tools/demo-store/data/shopify-apparel.csv']
  await promisify(execFile)(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  })
}
