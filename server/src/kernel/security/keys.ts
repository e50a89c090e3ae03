import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Keys } from '../context.ts'

const keyBytes = 32

/** This installation's secrets: from the environment where several processes share them, else from the data folder, made on first start. */
export function readKeys(dataDir: string, env: NodeJS.ProcessEnv = process.env): Keys {
  mkdirSync(dataDir, { recursive: true })
  return {
    sign: keyOf('SIGN_KEY', env.SIGN_KEY, join(dataDir, 'sign.key')),
    pepper: keyOf('PEPPER_KEY', env.PEPPER_KEY, join(dataDir, 'pepper.key')),
  }
}

function keyOf(name: string, value: string | undefined, file: string): Buffer {
  const key = Buffer.from(value || storedSecret(file, keyBytes), 'base64url')
  // A short key would sign all the same, and be guessed.
  if (key.length < keyBytes)
    throw new Error(value ? `${name} must be ${keyBytes} bytes in base64url` : `${file} does not hold ${keyBytes} bytes in base64url`)
  return key
}

/**
 * A secret in a file that only its owner can read. Created atomically when missing, and shared by processes that start at the same time.
 */
export function storedSecret(file: string, bytes: number): string {
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
