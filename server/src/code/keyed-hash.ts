import { createHmac } from 'node:crypto'
import type { Site } from '../kernel/context.ts'

/** Key of one use, made from the installation's. */
export const keyFor = (site: Site, use: string): Buffer => createHmac('sha256', site.keys.sign).update(use).digest()

/** The stored form of a secret: without the installation's key six digits cannot be recovered from it. */
export const keyedHash = (site: Site, ...parts: string[]): Buffer =>
  createHmac('sha256', keyFor(site, 'code')).update(JSON.stringify(parts)).digest()
