import { createHmac } from 'node:crypto'
import { openAtRest, sealAtRest } from '../../kernel/security/at-rest.ts'
import type { Keys } from '../../kernel/context.ts'

const purpose = 'virtual code'

/** A code as the database may hold it. */
export const sealCode = (keys: Keys, sku_id: number, code: string): Buffer => sealAtRest(keys, purpose, `sku ${sku_id}`, Buffer.from(code))

/** The code again; fails where the keys of the installation are not those that sealed it. */
export function openCode(keys: Keys, sku_id: number, sealed: Buffer): string {
  const code = openAtRest(keys, purpose, `sku ${sku_id}`, sealed)
  if (!code) throw new Error(`a code of SKU ${sku_id} was sealed with another key`)
  return code.toString('utf8')
}

/** Tells doubled codes apart without telling what they are. */
export const hashOfCode = (keys: Keys, code: string): Buffer => createHmac('sha256', keys.pepper).update(`${purpose} ${code}`).digest()
